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
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { stateFilter } from '#web/staff/list/state-filter.ts';
import { useChangedRows } from '#web/staff/list/use-changed-rows.ts';
import { shortDay } from '#web/staff/staff-time.ts';
import { listHighlightsForStaff, type StaffHighlight } from '../staff-highlight.contract.ts';
import { HighlightActions, HighlightPublished } from './components/staff/highlight-row.tsx';
import { t } from './staff-highlights.texts.ts';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffHighlight>> =>
  loadList(args, listHighlightsForStaff, listQuery(args.request, 'q', 'state', 'sort', 'page'));

export const meta = (): PageMeta => ({ title: t.highlights, description: t.description });

export const Waiting = ListSkeleton;

const columnsFor = (onChange: (row: StaffHighlight) => void): readonly Column<StaffHighlight>[] => [
  {
    head: t.highlight,
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
  { head: listWords.location, long: true, cell: ({ location, region }) => `${location}, ${region}` },
  {
    head: listWords.rating,
    named: true,
    short: true,
    sortBy: 'rating',
    downFirst: true,
    cell: ({ rating }) => rating.toFixed(1),
  },
  {
    head: listWords.date,
    phone: 'hidden',
    short: true,
    sortBy: 'date',
    downFirst: true,
    cell: ({ date }) => shortDay(date, 'UTC'),
  },
  {
    head: listWords.featured,
    phone: 'hidden',
    cell: ({ featured }) => <StateBadge state={featured ? 'Featured' : 'Regular'} />,
  },
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
      filters={[stateFilter()]}
      list={useListState(list)}
      empty={t.noneFound}
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
      label={t.highlights}
      kind="highlight"
      rows={rows}
      totalCount={totalCount}
      titleOf={({ name }) => name}
      columns={columnsFor(replace)}
    />
  );
}
