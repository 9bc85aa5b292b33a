import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatCountOf } from '#web/components/format-count.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { listAuthors, type StaffAuthor } from '../staff-author.contract.ts';
import { AuthorPanel } from './components/staff/author-panel.tsx';
import { AuthorActions } from './components/staff/author-row.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffAuthor>> =>
  loadList(args, listAuthors, listQuery(args.request, 'q', 'page'));

export const meta = (): PageMeta => ({ title: 'Authors', description: 'The people who write your stories.' });

export const Waiting = ListSkeleton;

// With its word: on a phone no heading stands over it.
const storiesOf = ({ stories, publishedStories }: StaffAuthor) => {
  const all = formatCountOf(stories, 'story', 'stories');
  return stories === publishedStories ? all : `${all} (${publishedStories} published)`;
};

const columns: readonly Column<StaffAuthor>[] = [
  {
    head: 'Author',
    cell: ({ _id, name, bio, avatar }) => (
      <RowLead
        title={name}
        href={hrefTo(`/admin/authors?edit=${_id}`)}
        sign={<Avatar name={name} url={avatar} />}
        text={bio && <span className="clamp2">{bio}</span>}
      />
    ),
  },
  { head: 'Stories', short: true, cell: storiesOf },
  {
    head: 'Account',
    short: true,
    phone: 'state',
    cell: ({ accountId }) =>
      accountId ? <a href={hrefTo(`/admin/users/${accountId}`)}>View account</a> : 'No account',
  },
  { head: 'Actions', actions: true, cell: (row) => <AuthorActions row={row} /> },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffAuthor>>();
  return (
    <>
      <StaffList
        title="Authors"
        add={{ href: '/admin/authors?new=1', label: 'Add Author', over: true }}
        search={{ label: 'Search authors', placeholder: 'Search by name' }}
        list={useListState(list)}
        empty="No authors found"
      >
        {(rows) => <DataTable label="Authors" rows={rows} keyOf={({ _id }) => _id} columns={columns} />}
      </StaffList>
      <AuthorPanel known={'failed' in list ? [] : list.rows} />
    </>
  );
}
