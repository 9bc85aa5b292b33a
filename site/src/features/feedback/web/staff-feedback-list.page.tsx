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
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { useListSort } from '#web/staff/list/use-list-sort.ts';
import { longTime, shortTime } from '#web/staff/staff-time.ts';
import { listFeedback } from '../feedback.contract.ts';
import type { StaffFeedback } from '../staff-feedback.contract.ts';
import { FeedbackActions } from './components/staff/feedback-actions.tsx';
import { FeedbackText } from './components/staff/feedback-text.tsx';
import { t } from './staff-feedback.texts.ts';

export async function loader(args: LoaderFunctionArgs): Promise<LoadedList<StaffFeedback>> {
  const query = { ...listQuery(args.request, 'q', 'held', 'sort', 'page'), limit: '6' };
  const list = await loadList(args, listFeedback, query);
  if ('failed' in list) return list;
  // Only staff are told both, and nobody else gets here.
  const rows = list.rows.map((row) => ({ ...row, email: row.email ?? '', held: row.held ?? false }));
  return { ...list, rows };
}

export const meta = (): PageMeta => ({ title: t.feedback, description: t.description });

/** Until the first answer the pager takes it that there are five pages. */
export function Waiting() {
  return (
    <>
      <StaffPageHeader title={t.feedback} />
      <TableSkeleton rows={6} />
      <Pager
        page={1}
        pages={5}
        address={hrefTo('/admin/feedback')}
        label={listWords.pagesOf({ list: t.feedback })}
        previous={t.previous}
        dense
      />
    </>
  );
}

const heldFilter = () => ({
  name: 'held',
  label: t.show,
  options: [
    { value: '', label: t.all },
    { value: 'false', label: t.shown },
    { value: 'true', label: t.held },
  ],
});

const columns = (): readonly Column<StaffFeedback>[] => [
  {
    head: t.user,
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
  { head: listWords.location, long: true, cell: ({ location }) => location || '–' },
  {
    head: listWords.rating,
    short: true,
    sortBy: 'rating',
    downFirst: true,
    cell: ({ rating }) => <Stars value={rating} />,
  },
  {
    head: t.text,
    phone: 'text',
    long: true,
    cell: ({ message, name }) => <FeedbackText text={message} of={name} />,
  },
  {
    head: listWords.date,
    sortBy: 'added',
    downFirst: true,
    short: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={longTime(createdAt)}>
        {shortTime(createdAt)}
      </time>
    ),
  },
  { head: listWords.actions, actions: true, cell: (feedback) => <FeedbackActions feedback={feedback} /> },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffFeedback>>();
  const state = useListState(list);
  const sort = useListSort();
  return (
    <StaffList
      title={t.feedback}
      search={{ label: t.search, placeholder: t.searchBy }}
      filters={[heldFilter()]}
      list={state.kind === 'failed' ? { ...state, text: t.failed } : state}
      empty={t.noneFound}
      from={t.from}
      previous={t.previous}
      alwaysPager
    >
      {(rows) => <DataTable label={t.feedback} rows={rows} keyOf={({ _id }) => _id} columns={columns()} sort={sort} />}
    </StaffList>
  );
}
