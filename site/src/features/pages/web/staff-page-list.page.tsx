import type { Column } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { printingNow } from '@trekker/texts/printed-texts.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type MenuName, type Menus, menusWith } from '#contract/rules/menus/menus.ts';
import { BulkTable } from '#features/bulk/web/components/bulk-table.tsx';
import { readMenus } from '#features/settings/menu.contract.ts';
import type { ListedLanguage } from '#features/translations/edition-standing.contract.ts';
import { editionColumns } from '#features/translations/web/components/edition-marks.tsx';
import { translationFilters } from '#features/translations/web/components/translation-filter.ts';
import { apiContext } from '#web/api-client.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { useRowPreviews } from '#web/staff/list/row-previews.ts';
import { t as lists } from '#web/staff/list/staff-list.texts.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { stateFilter } from '#web/staff/list/state-filter.ts';
import { useChangedRows } from '#web/staff/list/use-changed-rows.ts';
import { shortDay } from '#web/staff/staff-time.ts';
import { listPages, listPageTemplates, type PageTemplate, type StaffPageSummary } from '../staff-page.contract.ts';
import { PageActions, PagePublished } from './components/staff/page-row.tsx';
import { PageTemplates } from './components/staff/page-templates.tsx';
import { t } from './staff-pages.texts.ts';

type Data = { list: LoadedList<StaffPageSummary>; templates: PageTemplate[]; menus: Menus | undefined };

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const api = args.context.get(apiContext);
  const { signal } = args.request;
  const [list, templates, menus] = await Promise.all([
    loadList(args, listPages, listQuery(args.request, 'q', 'state', 'translation', 'page')),
    // The list is there without what stands beside it.
    api.call(listPageTemplates, {}, signal).then(
      ({ data }) => data,
      () => [],
    ),
    api.call(readMenus, {}, signal).then(
      ({ data }) => data,
      () => undefined,
    ),
  ]);
  return { list, templates, menus };
}

export const meta = (): PageMeta => ({ title: t.pages, description: t.description });

export const Waiting = ListSkeleton;

const columnsFor = (
  menus: Menus | undefined,
  languages: readonly ListedLanguage[] | undefined,
  onChange: (row: StaffPageSummary) => void,
): readonly Column<StaffPageSummary>[] => [
  {
    head: t.page,
    cell: ({ _id, title, slug }) => (
      <RowLead title={title} href={hrefTo(`/admin/pages/edit/${_id}`)} text={`/${slug}`} />
    ),
  },
  ...(menus
    ? [
        {
          head: t.menus,
          named: true,
          cell: (row: StaffPageSummary) => <InMenus menus={menus} row={row} />,
        },
      ]
    : []),
  ...editionColumns<StaffPageSummary>(languages, ({ _id }) => `/admin/pages/edit/${_id}`),
  { head: lists.state, phone: 'state', cell: (row) => <PagePublished row={row} onChange={onChange} /> },
  { head: lists.changed, phone: 'hidden', short: true, cell: ({ updatedAt }) => shortDay(updatedAt) },
  { head: lists.actions, actions: true, cell: (row) => <PageActions row={row} /> },
];

export function Component() {
  const { list, templates, menus } = useLoaderData<Data>();
  return (
    <>
      <StaffList
        title={t.pages}
        note={t.lead}
        add={{ href: '/admin/pages/create', label: t.add }}
        search={{ label: t.search, placeholder: t.searchBy }}
        tabs={stateFilter()}
        filters={translationFilters(list)}
        list={useListState(list)}
        empty={t.noneFound}
      >
        {(rows) => (
          <Rows
            rows={rows}
            menus={menus}
            totalCount={'failed' in list ? rows.length : list.totalCount}
            languages={'failed' in list ? undefined : list.languages}
          />
        )}
      </StaffList>
      <PageTemplates templates={templates} />
    </>
  );
}

type RowsProps = {
  rows: readonly StaffPageSummary[];
  menus: Menus | undefined;
  totalCount: number;
  languages: readonly ListedLanguage[] | undefined;
};

function Rows({ rows: loaded, menus, totalCount, languages }: RowsProps) {
  const [rows, replace] = useChangedRows(loaded);
  useRowPreviews(rows);
  return (
    <BulkTable
      label={t.pages}
      kind="page"
      rows={rows}
      totalCount={totalCount}
      titleOf={({ title }) => title}
      languages={languages}
      columns={columnsFor(menus, languages, replace)}
    />
  );
}

const menuWords: Record<MenuName, () => string> = {
  rail: () => t.rail,
  header: () => t.header,
  footer: () => t.footer,
  legal: () => t.legal,
};

function InMenus({ menus, row }: { menus: Menus; row: StaffPageSummary }) {
  const names = menusWith(menus, row).map((name) => menuWords[name]());
  if (names.length === 0) return <a href={hrefTo('/admin/settings/navigation')}>{t.inNoMenu}</a>;
  return new Intl.ListFormat(printingNow('A list').rules.code, { type: 'unit' }).format(names);
}
