import { Avatar } from '@trekker/design-system/avatar.tsx';
import { ButtonLink } from '@trekker/design-system/button.tsx';
import { Empty } from '@trekker/design-system/empty.tsx';
import { PartsBones } from '@trekker/design-system/staff/desk-bones.tsx';
import { DeskHead } from '@trekker/design-system/staff/desk-head.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '../../../contract/problem.ts';
import { apiContext } from '../../../web/api-client.ts';
import type { PageMeta } from '../../../web/page.ts';
import { printDate } from '../../../web/printed-date.tsx';
import { StateBadge } from '../../../web/staff/state-badge.tsx';
import { readUserAsStaff, type StaffUser } from '../staff-account.contract.ts';
import { UserActions } from './components/user-actions.tsx';
import styles from './staff-user.module.css';

export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<StaffUser | null> {
  try {
    const input = { params: { id: params.id ?? '' } };
    return (await context.get(apiContext).call(readUserAsStaff, input, request.signal)).data;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}

export const meta = (user?: StaffUser | null): PageMeta => ({ title: user?.fullName ?? 'User', description: '' });

export const Waiting = PartsBones;

const back = { href: '/admin/users', label: 'Back to Users' };

export function Component() {
  const user = useLoaderData<StaffUser | null>();
  if (!user)
    return (
      <Empty title="User not found">
        <p className="muted">The account may have been deleted, or the address has a slip in it.</p>
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
      </Empty>
    );
  const { country, city, state } = user.address;
  const facts: [string, string][] = [
    ['Phone', user.phoneNumber],
    ['City', city],
    ['State', state],
    ['Country', country],
    ['Joined', printDate(user.createdAt)],
    ['Gender', user.gender],
    ['Birth date', user.dob && printDate(user.dob)],
  ];
  return (
    <>
      <DeskHead title={user.fullName} back={back} badge={<StateBadge state={user.role} />}>
        <UserActions user={user} viewed />
      </DeskHead>
      <div className={styles.person}>
        <Avatar name={user.fullName} url={user.avatar?.secure_url ?? null} large />
        <div>
          <a className="link" href={`mailto:${user.email}`}>
            {user.email}
          </a>
          <p className="muted">{user.isSubscribed ? 'Subscribed' : 'Not Subscribed'}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="muted fine">{name}</dt>
            <dd>{value || '-'}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="achievements" className={styles.achievements}>
        <h2 className="t-block" id="achievements">
          Travel achievements
        </h2>
        {user.travelAchievements.length === 0 && <p className="muted">None yet</p>}
        <ul>
          {user.travelAchievements.map(({ key, icon, title, description, achievedAt }) => (
            <li key={key}>
              <span aria-hidden="true">{/^\p{Emoji}/u.test(icon) ? icon : '🌍'}</span>
              <div>
                <b>{title}</b>
                <p className="fine muted">
                  {description}
                  {achievedAt && `, ${printDate(achievedAt)}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
