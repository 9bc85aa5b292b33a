import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { printDate } from '@trekker/texts/print-values.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { StaffUser } from '#features/accounts/staff-account.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { MailWords } from '#web/staff/layout/mail-words.tsx';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { AchievementIcon } from '../profile/achievement-icon.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { t } from './staff-users.texts.ts';
import { DeleteUser, RoleMenu } from './user-actions.tsx';
import styles from './user-view.module.css';

const what = (words: ReactNode) => <bdi>{words}</bdi>;

/** Somebody as staff see them. What nobody knows is left out. */
export function UserView({ user }: { user: StaffUser }) {
  const navigate = useNavigate();
  const { country, city, state } = user.address;
  const facts = [
    [t.phone, user.phoneNumber],
    [t.city, city],
    [t.state, state],
    [t.country, country],
    [t.joined, printDate(user.createdAt)],
    [t.gender, user.gender],
    [t.birthDate, user.dob && printDate(user.dob)],
  ].filter(([, value]) => value);
  return (
    <>
      <StaffPageHeader
        title={user.fullName}
        back={{ href: hrefTo('/admin/users'), label: t.backToUsers }}
        badge={<StateBadge state={user.role} />}
      >
        <RoleMenu user={user} />
        <ResetSecondFactor user={user} />
        <DeleteUser user={user} word={t.deleteUserSmall} onDeleted={() => void navigate('/admin/users')} />
      </StaffPageHeader>
      <div className={styles.person}>
        <Avatar name={user.fullName} url={user.avatar?.secure_url ?? null} large />
        <div className={styles.words}>
          <a className="link" href={`mailto:${user.email}`}>
            <MailWords address={user.email} />
          </a>
          {!user.emailVerified && <p className="muted">{t.notConfirmedNoRole}</p>}
          <p className="muted">{user.isSubscribed ? t.subscribed : t.notSubscribed}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="muted fine">{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {user.travelAchievements.length > 0 && (
        <section aria-labelledby="achievements" className={styles.achievements}>
          <h2 className="t-block" id="achievements">
            {t.travelAchievements}
          </h2>
          <ul>
            {user.travelAchievements.map(({ key, icon, title, description, achievedAt }) => (
              <li key={key}>
                <AchievementIcon icon={icon} />
                <div>
                  <b>{title}</b>
                  <p className="fine muted">
                    {achievedAt ? t.achieved({ what, description, date: printDate(achievedAt) }) : what(description)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
