import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { listAuthors, type StaffAuthor } from '../staff-author.contract.ts';
import { AuthorPanel } from './components/staff/author-panel.tsx';
import { AuthorActions } from './components/staff/author-row.tsx';
import { t } from './components/staff/staff-authors.texts.ts';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffAuthor>> =>
  loadList(args, listAuthors, listQuery(args.request, 'q', 'page'));

export const meta = (): PageMeta => ({ title: t.authors, description: t.description });

export const Waiting = ListSkeleton;

// With its word: on a phone no heading stands over it.
const storiesOf = ({ stories, publishedStories }: StaffAuthor) => {
  const all = t.storyCount({ count: stories });
  return stories === publishedStories ? all : t.somePublished({ stories: all, count: publishedStories });
};

const columns = (): readonly Column<StaffAuthor>[] => [
  {
    head: t.author,
    cell: ({ _id, name, bio, avatar }) => (
      <RowLead
        title={name}
        href={hrefTo(`/admin/authors?edit=${_id}`)}
        sign={<Avatar name={name} url={avatar} />}
        text={bio && <span className="clamp2">{bio}</span>}
      />
    ),
  },
  { head: t.stories, short: true, cell: storiesOf },
  {
    head: t.account,
    short: true,
    phone: 'state',
    cell: ({ accountId }) =>
      accountId ? <a href={hrefTo(`/admin/users/${accountId}`)}>{t.viewAccount}</a> : t.noAccount,
  },
  { head: t.actions, actions: true, cell: (row) => <AuthorActions row={row} /> },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffAuthor>>();
  return (
    <>
      <StaffList
        title={t.authors}
        add={{ href: '/admin/authors?new=1', label: t.add, over: true }}
        search={{ label: t.search, placeholder: t.searchBy }}
        list={useListState(list)}
        empty={t.noneFound}
      >
        {(rows) => <DataTable label={t.authors} rows={rows} keyOf={({ _id }) => _id} columns={columns()} />}
      </StaffList>
      <AuthorPanel
        known={'failed' in list ? [] : list.rows}
        languages={'failed' in list ? [] : (list.languages ?? [])}
      />
    </>
  );
}
