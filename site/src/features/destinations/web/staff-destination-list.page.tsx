import type { Column } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BulkTable } from '#features/bulk/web/components/bulk-table.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { useRowPreviews } from '#web/staff/list/row-previews.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { useChangedRows } from '#web/staff/list/use-changed-rows.ts';
import { shortDay } from '#web/staff/staff-time.ts';
import { listDestinationsForStaff, type StaffDestinationSummary } from '../destination.contract.ts';
import { DestinationActions, DestinationPublished } from './components/staff/destination-row.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffDestinationSummary>> =>
  loadList(args, listDestinationsForStaff, listQuery(args.request, 'q', 'state', 'sort', 'page'));

export const meta = (): PageMeta => ({ title: 'Destinations', description: 'All destinations, including drafts.' });

export const Waiting = ListSkeleton;

const stateFilter = {
  name: 'state',
  label: 'State',
  options: [
    { value: '', label: 'All states' },
    { value: 'published', label: 'Published' },
    { value: 'draft', label: 'Draft' },
    { value: 'scheduled', label: 'Scheduled' },
  ],
};

const columnsFor = (onChange: (row: StaffDestinationSummary) => void): readonly Column<StaffDestinationSummary>[] => [
  {
    head: 'Destination',
    sortBy: 'name',
    cell: ({ _id, name, thumbnail, location, tags }) => (
      <RowLead
        title={name}
        href={hrefTo(`/admin/destinations/edit/${_id}`)}
        image={thumbnail}
        text={`${location.country}, ${location.region}`}
        tags={tags.slice(0, 3)}
      />
    ),
  },
  { head: 'Category', long: true, cell: ({ category }) => category },
  {
    head: 'Rating',
    sortBy: 'rating',
    downFirst: true,
    short: true,
    named: true,
    cell: ({ rating: { value, count } }) => (count > 0 ? `${value.toFixed(1)} (${count})` : 'None yet'),
  },
  {
    head: 'Added',
    short: true,
    sortBy: 'added',
    downFirst: true,
    phone: 'hidden',
    cell: ({ createdAt }) => shortDay(createdAt, 'UTC'),
  },
  {
    head: 'Featured',
    phone: 'hidden',
    cell: ({ featured }) => <StateBadge state={featured ? 'Featured' : 'Regular'} />,
  },
  { head: 'Published', phone: 'state', cell: (row) => <DestinationPublished row={row} onChange={onChange} /> },
  { head: 'Actions', actions: true, cell: (row) => <DestinationActions row={row} onChange={onChange} /> },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffDestinationSummary>>();
  const state = useListState(list);
  return (
    <StaffList
      title="Destinations"
      add={{ href: '/admin/destinations/create', label: 'Add Destination' }}
      search={{ label: 'Search destinations', placeholder: 'Search by name, place or tag' }}
      filters={[stateFilter]}
      list={state}
      // The text of stories, literally.
      empty="No stories found."
    >
      {(rows) => <Rows rows={rows} totalCount={'failed' in list ? rows.length : list.totalCount} />}
    </StaffList>
  );
}

/** Any word is one. */
const anyCategory: readonly string[] = [];

function Rows({ rows: loaded, totalCount }: { rows: readonly StaffDestinationSummary[]; totalCount: number }) {
  const [rows, replace] = useChangedRows(loaded);
  useRowPreviews(rows);
  return (
    <BulkTable
      label="Destinations"
      kind="destination"
      rows={rows}
      totalCount={totalCount}
      titleOf={({ name }) => name}
      categories={anyCategory}
      columns={columnsFor(replace)}
    />
  );
}
