import type { Column } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BulkTable } from '#features/bulk/web/components/bulk-table.tsx';
import { cutCharacters } from '#web/components/cut-text.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { useRowPreviews } from '#web/staff/list/row-previews.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { useChangedRows } from '#web/staff/list/use-changed-rows.ts';
import { shortDay } from '#web/staff/staff-time.ts';
import { listHighlightsForStaff, type StaffHighlight } from '../staff-highlight.contract.ts';
import { HighlightActions, HighlightPublished } from './components/staff/highlight-row.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffHighlight>> =>
  loadList(args, listHighlightsForStaff, listQuery(args.request, 'q', 'state', 'sort', 'page'));

export const meta = (): PageMeta => ({ title: 'Highlights', description: 'All highlights, including drafts.' });

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

const columnsFor = (onChange: (row: StaffHighlight) => void): readonly Column<StaffHighlight>[] => [
  {
    head: 'Highlight',
    sortBy: 'name',
    cell: ({ _id, name, image, description }) => (
      <RowLead
        title={name}
        href={hrefTo(`/admin/highlights/edit/${_id}`)}
        image={image && { ...image, url: image.secure_url }}
        text={cutCharacters(description, 50)}
      />
    ),
  },
  { head: 'Location', long: true, cell: ({ location, region }) => `${location}, ${region}` },
  {
    head: 'Rating',
    named: true,
    short: true,
    sortBy: 'rating',
    downFirst: true,
    cell: ({ rating }) => rating.toFixed(1),
  },
  {
    head: 'Date',
    phone: 'hidden',
    short: true,
    sortBy: 'date',
    downFirst: true,
    cell: ({ date }) => shortDay(date, 'UTC'),
  },
  {
    head: 'Featured',
    phone: 'hidden',
    cell: ({ featured }) => <StateBadge state={featured ? 'Featured' : 'Regular'} />,
  },
  { head: 'Published', phone: 'state', cell: (row) => <HighlightPublished row={row} onChange={onChange} /> },
  { head: 'Actions', actions: true, cell: (row) => <HighlightActions row={row} onChange={onChange} /> },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffHighlight>>();
  return (
    <StaffList
      title="Highlights"
      add={{ href: '/admin/highlights/create', label: 'Add Highlight' }}
      search={{ label: 'Search highlights', placeholder: 'Search by name, place or text' }}
      filters={[stateFilter]}
      list={useListState(list)}
      empty="No highlights found"
    >
      {(rows) => <Rows rows={rows} totalCount={'failed' in list ? rows.length : list.totalCount} />}
    </StaffList>
  );
}

function Rows({ rows: loaded, totalCount }: { rows: readonly StaffHighlight[]; totalCount: number }) {
  const [rows, replace] = useChangedRows(loaded);
  useRowPreviews(rows);
  return (
    <BulkTable
      label="Highlights"
      kind="highlight"
      rows={rows}
      totalCount={totalCount}
      titleOf={({ name }) => name}
      columns={columnsFor(replace)}
    />
  );
}
