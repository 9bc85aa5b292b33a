import type { Column } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BulkTable } from '#features/bulk/web/components/bulk-table.tsx';
import type { ListedLanguage } from '#features/translations/edition-standing.contract.ts';
import { editionColumns } from '#features/translations/web/components/edition-marks.tsx';
import { translationFilters } from '#features/translations/web/components/translation-filter.ts';
import { cutCharacters } from '#web/components/cut-text.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { featuredColumn } from '#web/staff/list/featured-column.tsx';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { useRowPreviews } from '#web/staff/list/row-previews.ts';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { stateFilter } from '#web/staff/list/state-filter.ts';
import { useChangedRows } from '#web/staff/list/use-changed-rows.ts';
import { shortDay } from '#web/staff/staff-time.ts';
import { listHighlightsForStaff, type StaffHighlight } from '../staff-highlight.contract.ts';
import { HighlightActions, HighlightPublished } from './components/staff/highlight-row.tsx';
import { regionInWords } from './region-in-words.ts';
import { t } from './staff-highlights.texts.ts';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffHighlight>> =>
  loadList(args, listHighlightsForStaff, listQuery(args.request, 'q', 'state', 'translation', 'sort', 'page'));

export const meta = (): PageMeta => ({ title: t.highlights, description: t.description });

export const Waiting = ListSkeleton;

const columnsFor = (
  languages: readonly ListedLanguage[] | undefined,
  onChange: (row: StaffHighlight) => void,
): readonly Column<StaffHighlight>[] => [
  {
    head: t.highlight,
    sortBy: 'name',
    cell: ({ _id, name, image, descriptionText }) => (
      <RowLead
        title={name}
        href={hrefTo(`/admin/highlights/edit/${_id}`)}
        image={image && { ...image, url: image.secure_url }}
        text={cutCharacters(descriptionText, 50)}
      />
    ),
  },
  { head: listWords.location, long: true, cell: ({ location, region }) => `${location}, ${regionInWords(region)}` },
  {
    head: listWords.rating,
    named: true,
    short: true,
    sortBy: 'rating',
    downFirst: true,
    cell: ({ rating }) => printNumber(rating, 1),
  },
  {
    head: listWords.date,
    phone: 'hidden',
    short: true,
    sortBy: 'date',
    downFirst: true,
    cell: ({ date }) => shortDay(date, 'UTC'),
  },
  // There is room for one of the two.
  ...editionColumns<StaffHighlight>(languages, ({ _id }) => `/admin/highlights/edit/${_id}`, [featuredColumn()]),
  { head: listWords.published, phone: 'state', cell: (row) => <HighlightPublished row={row} onChange={onChange} /> },
  { head: listWords.actions, actions: true, cell: (row) => <HighlightActions row={row} onChange={onChange} /> },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffHighlight>>();
  return (
    <StaffList
      title={t.highlights}
      add={{ href: '/admin/highlights/create', label: t.add }}
      search={{ label: t.search, placeholder: t.searchBy }}
      tabs={stateFilter()}
      filters={translationFilters(list)}
      list={useListState(list)}
      empty={t.noneFound}
    >
      {(rows) => (
        <Rows
          rows={rows}
          totalCount={'failed' in list ? rows.length : list.totalCount}
          languages={'failed' in list ? undefined : list.languages}
        />
      )}
    </StaffList>
  );
}

type RowsProps = {
  rows: readonly StaffHighlight[];
  totalCount: number;
  languages: readonly ListedLanguage[] | undefined;
};

function Rows({ rows: loaded, totalCount, languages }: RowsProps) {
  const [rows, replace] = useChangedRows(loaded);
  useRowPreviews(rows);
  return (
    <BulkTable
      label={t.highlights}
      kind="highlight"
      rows={rows}
      totalCount={totalCount}
      titleOf={({ name }) => name}
      languages={languages}
      columns={columnsFor(languages, replace)}
    />
  );
}
