import type { Column } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BulkTable } from '#features/bulk/web/components/bulk-table.tsx';
import type { ListedLanguage } from '#features/translations/edition-standing.contract.ts';
import { editionColumns } from '#features/translations/web/components/edition-marks.tsx';
import { translationFilters } from '#features/translations/web/components/translation-filter.ts';
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
import { listDestinationsForStaff, type StaffDestinationSummary } from '../destination.contract.ts';
import { DestinationActions, DestinationPublished } from './components/staff/destination-row.tsx';
import { t } from './staff-destinations.texts.ts';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffDestinationSummary>> =>
  loadList(args, listDestinationsForStaff, listQuery(args.request, 'q', 'state', 'translation', 'sort', 'page'));

export const meta = (): PageMeta => ({ title: t.destinations, description: t.description });

export const Waiting = ListSkeleton;

const columnsFor = (
  languages: readonly ListedLanguage[] | undefined,
  onChange: (row: StaffDestinationSummary) => void,
): readonly Column<StaffDestinationSummary>[] => [
  {
    head: t.destination,
    sortBy: 'name',
    cell: ({ _id, name, thumbnail, location, tags }) => (
      <RowLead
        title={name}
        href={hrefTo(`/admin/destinations/edit/${_id}`)}
        image={thumbnail}
        text={[location.country, location.region].filter(Boolean).join(', ')}
        tags={tags.slice(0, 3)}
      />
    ),
  },
  { head: listWords.category, long: true, cell: ({ category }) => category },
  {
    head: listWords.rating,
    sortBy: 'rating',
    downFirst: true,
    short: true,
    named: true,
    cell: ({ rating: { value, count } }) =>
      count > 0 ? `${printNumber(value, 1)} (${printNumber(count)})` : t.noRating,
  },
  {
    head: listWords.added,
    short: true,
    sortBy: 'added',
    downFirst: true,
    phone: 'hidden',
    cell: ({ createdAt }) => shortDay(createdAt, 'UTC'),
  },
  // There is room for one of the two.
  ...editionColumns<StaffDestinationSummary>(languages, ({ _id }) => `/admin/destinations/edit/${_id}`, [
    featuredColumn(),
  ]),
  { head: listWords.published, phone: 'state', cell: (row) => <DestinationPublished row={row} onChange={onChange} /> },
  { head: listWords.actions, actions: true, cell: (row) => <DestinationActions row={row} onChange={onChange} /> },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffDestinationSummary>>();
  const state = useListState(list);
  return (
    <StaffList
      title={t.destinations}
      add={{ href: '/admin/destinations/create', label: t.add }}
      search={{ label: t.search, placeholder: t.searchBy }}
      tabs={stateFilter()}
      filters={translationFilters(list)}
      list={state}
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

/** Any word is one. */
const anyCategory: readonly string[] = [];

type RowsProps = {
  rows: readonly StaffDestinationSummary[];
  totalCount: number;
  languages: readonly ListedLanguage[] | undefined;
};

function Rows({ rows: loaded, totalCount, languages }: RowsProps) {
  const [rows, replace] = useChangedRows(loaded);
  useRowPreviews(rows);
  return (
    <BulkTable
      label={t.destinations}
      kind="destination"
      rows={rows}
      totalCount={totalCount}
      titleOf={({ name }) => name}
      categories={anyCategory}
      languages={languages}
      columns={columnsFor(languages, replace)}
    />
  );
}
