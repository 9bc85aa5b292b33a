import { PencilIcon } from '@trekker/design-system/account-icons.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { Skeleton, SkeletonBlock } from '@trekker/design-system/skeleton.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { cutText } from '#web/components/cut-text.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { panelAddress } from '#web/staff/list/list-address.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { deleteTeamMember, listTeam, type StaffMember } from '../staff-about.contract.ts';
import { t } from './components/staff/staff-about.texts.ts';
import { TeamMemberPanel } from './components/staff/team-member-panel.tsx';
import styles from './staff-team-list.module.css';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffMember>> =>
  loadList(args, listTeam, listQuery(args.request, 'q', 'page'));

export const meta = (): PageMeta => ({ title: t.team, description: t.teamDescription });

export function Waiting() {
  return (
    <ListSkeleton>
      <Skeleton className={styles.cards}>
        {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
          <div key={card} className={styles.card}>
            <SkeletonBlock width="4rem" height="4rem" round />
            <div className={styles.skeleton}>
              <SkeletonBlock width="60%" height="1.5rem" />
              <SkeletonBlock width="35%" height="1rem" />
              <SkeletonBlock height="4rem" />
            </div>
            <SkeletonBlock width="6rem" height="2.75rem" />
          </div>
        ))}
      </Skeleton>
    </ListSkeleton>
  );
}

export function Component() {
  const list = useLoaderData<LoadedList<StaffMember>>();
  return (
    <>
      <StaffList
        title={t.team}
        add={{ href: '/admin/about/team?new=1', label: t.addMember, over: true }}
        search={{ label: t.searchTeam, placeholder: t.searchTeamBy }}
        list={useListState(list)}
        empty={t.noMembers}
      >
        {(rows) => (
          <ul className={styles.cards}>
            {rows.map((member) => (
              <Member key={member._id} member={member} />
            ))}
          </ul>
        )}
      </StaffList>
      <TeamMemberPanel members={'failed' in list ? [] : list.rows} />
    </>
  );
}

function Member({ member }: { member: StaffMember }) {
  const { _id, name, role, description, imageUrl } = member;
  const api = useApi();
  const here = useLocation();
  return (
    <li className={styles.card}>
      <Avatar name={name} url={imageUrl} large />
      <div className={styles.words}>
        <h2 className="t-small">{name}</h2>
        <p className="muted fine">{role}</p>
        <p className="fine">{cutText(description, 160)}</p>
      </div>
      <RowActions>
        <RowAction does={t.edit} to={name} Icon={PencilIcon} href={hrefTo(panelAddress(here, 'edit', _id))} over />
        <DeleteAction
          to={name}
          title={t.deleteMember}
          question={t.deleteMemberQuestion}
          call={() => api.call(deleteTeamMember, { params: { id: _id } })}
          trashed={{ kind: 'team-member', id: _id }}
        />
      </RowActions>
    </li>
  );
}
