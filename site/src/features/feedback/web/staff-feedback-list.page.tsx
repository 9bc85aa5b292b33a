import { Pager } from '@trekker/design-system/content/pager.tsx';
import { Stars } from '@trekker/design-system/content/stars.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { TableSkeleton } from '@trekker/design-system/staff/lists/table-skeleton.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { MailWords } from '#web/staff/layout/mail-words.tsx';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { useListSort } from '#web/staff/list/use-list-sort.ts';
import { longTime, shortTime } from '#web/staff/staff-time.ts';
import { listFeedback } from '../feedback.contract.ts';
import type { StaffFeedback } from '../staff-feedback.contract.ts';
import { FeedbackActions } from './components/staff/feedback-actions.tsx';
import { FeedbackText } from './components/staff/feedback-text.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<LoadedList<StaffFeedback>> {
  const query = { ...listQuery(args.request, 'q', 'held', 'sort', 'page'), limit: '6' };
  const list = await loadList(args, listFeedback, query);
  if ('failed' in list) return list;
  // Only staff are told both, and nobody else gets here.
  const rows = list.rows.map((row) => ({ ...row, email: row.email ?? '', held: row.held ?? false }));
  return { ...list, rows };
}

const title = 'Feedback';

export const meta = (): PageMeta => ({ title, description: 'What travelers say, shown on the home page or held.' });

/** Until the first answer the pager takes it that there are five pages. */
export function Waiting() {
  return (
    <>
      <StaffPageHeader title={title} />
      <TableSkeleton rows={6} />
      <Pager
        page={1}
        pages={5}
        address={hrefTo('/admin/feedback')}
        label={`Pages of ${title}`}
        previous="Previous"
        dense
      />
    </>
  );
}

const heldFilter = {
  name: 'held',
  label: 'Show',
  options: [
    { value: '', label: 'All Feedback' },
    { value: 'false', label: 'Shown' },
    { value: 'true', label: 'Held' },
  ],
};

const columns: readonly Column<StaffFeedback>[] = [
  {
    head: 'User',
    sortBy: 'name',
    cell: ({ name, email, held }) => (
      <RowLead
        title={
          <span className="row">
            {name}
            {held && <StateBadge state="Held" />}
          </span>
        }
        text={
          email && (
            <a className="link" href={`mailto:${email}`}>
              <MailWords address={email} />
            </a>
          )
        }
      />
    ),
  },
  { head: 'Location', long: true, cell: ({ location }) => location || '–' },
  { head: 'Rating', short: true, sortBy: 'rating', downFirst: true, cell: ({ rating }) => <Stars value={rating} /> },
  {
    head: 'Feedback',
    phone: 'text',
    long: true,
    cell: ({ message, name }) => <FeedbackText text={message} of={name} />,
  },
  {
    head: 'Date',
    sortBy: 'added',
    downFirst: true,
    short: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={longTime(createdAt)}>
        {shortTime(createdAt)}
      </time>
    ),
  },
  { head: 'Actions', actions: true, cell: (feedback) => <FeedbackActions feedback={feedback} /> },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffFeedback>>();
  const state = useListState(list);
  const sort = useListSort();
  return (
    <StaffList
      title={title}
      search={{ label: 'Search feedback', placeholder: 'Search by text, name or location' }}
      filters={[heldFilter]}
      list={state.kind === 'failed' ? { ...state, text: 'Failed to fetch feedback' } : state}
      empty="No feedback found"
      from="Feedback from the home page will appear here."
      previous="Previous"
      alwaysPager
    >
      {(rows) => <DataTable label={title} rows={rows} keyOf={({ _id }) => _id} columns={columns} sort={sort} />}
    </StaffList>
  );
}
