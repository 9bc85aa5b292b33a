import { EyeIcon } from '@trekker/design-system/icon.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { mostFound } from '#contract/count-limits.ts';
import { formatCount } from '#web/components/format-count.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { MailWords } from '#web/staff/layout/mail-words.tsx';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { useRowPreviews } from '#web/staff/list/row-previews.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { useListSort } from '#web/staff/list/use-list-sort.ts';
import { shortDay } from '#web/staff/staff-time.ts';
import { listUsers, type StaffUser } from '../staff-account.contract.ts';
import { t } from './components/staff/staff-users.texts.ts';
import { DeleteUser, RoleMenu } from './components/staff/user-actions.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffUser>> =>
  loadList(args, listUsers, listQuery(args.request, 'q', 'role', 'sort', 'page'));

export const meta = (): PageMeta => ({ title: t.users, description: t.everyoneWithAnAccount });

export const Waiting = ListSkeleton;

const roleFilter = () => ({
  name: 'role',
  label: t.role,
  options: [
    { value: '', label: t.allRoles },
    { value: 'USER', label: t.user },
    { value: 'AUTHOR', label: t.author },
    { value: 'ADMIN', label: t.admin },
  ],
});

const columns = (): readonly Column<StaffUser>[] => [
  {
    head: t.user,
    sortBy: 'name',
    cell: (user) => (
      <RowLead
        title={user.fullName}
        href={hrefTo(`/admin/users/${user._id}`)}
        sign={<Avatar name={user.fullName} url={user.avatar?.secure_url ?? null} />}
        text={user.isSubscribed ? t.subscribed : t.notSubscribed}
      />
    ),
  },
  {
    head: t.contactInfo,
    long: true,
    cell: ({ email, emailVerified, phoneNumber }) => (
      <div style={{ minWidth: '12rem' }}>
        <MailWords address={email} />
        {!emailVerified && <div className="tiny muted">{t.notConfirmed}</div>}
        {phoneNumber && <div className="tiny muted nums">{phoneNumber}</div>}
      </div>
    ),
  },
  { head: t.role, phone: 'state', cell: ({ role }) => <StateBadge state={role} /> },
  {
    head: t.location,
    phone: 'hidden',
    long: true,
    cell: ({ address: { country, city } }) => [country, city].filter(Boolean).join(', ') || '–',
  },
  {
    head: t.joined,
    phone: 'hidden',
    short: true,
    sortBy: 'added',
    downFirst: true,
    cell: ({ createdAt }) => shortDay(createdAt),
  },
  {
    head: t.actions,
    actions: true,
    cell: (user) => (
      <RowActions>
        <RoleMenu user={user} />
        <RowAction does={t.view} to={user.fullName} Icon={EyeIcon} href={hrefTo(`/admin/users/${user._id}`)} />
        <DeleteUser user={user} />
      </RowActions>
    ),
  },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffUser>>();
  const state = useListState(list);
  const isSearched = Boolean(new URLSearchParams(useLocation().search).get('q'));
  return (
    <StaffList
      title={t.users}
      search={{ label: t.searchUsers, placeholder: t.searchExample }}
      filters={[roleFilter()]}
      list={state}
      empty={t.noneFound}
      foot={
        'failed' in list ? undefined : (
          <p className="fine muted">
            {t.shown({ shown: list.rows.length, total: totalOf(list.totalCount, isSearched) })}
          </p>
        )
      }
    >
      {(rows) => <Rows rows={rows} />}
    </StaffList>
  );
}

function Rows({ rows }: { rows: readonly StaffUser[] }) {
  const sort = useListSort();
  useRowPreviews(rows);
  return <DataTable label={t.users} rows={rows} keyOf={({ _id }) => _id} columns={columns()} sort={sort} />;
}

const totalOf = (count: number, isSearched: boolean): string =>
  formatCount(count) + (isSearched && count === mostFound ? '+' : '');
