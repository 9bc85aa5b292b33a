import { LogoutIcon } from '@trekker/design-system/account-icons.tsx';
import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { isStaff } from '#contract/roles.ts';
import type { User } from '#features/accounts/auth.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useLogout } from '#web/session/use-logout.tsx';
import styles from '../../profile.module.css';
import { t } from './profile.texts.ts';

/** What a role is called, and what it is for. */
const wording = {
  ADMIN: () => [t.admin, t.adminMay],
  AUTHOR: () => [t.author, t.authorMay],
  USER: () => [t.user, t.userMay],
} as const;

/** Who one is, and the ways from here. */
export function ProfileHead({ user }: { user: User }) {
  const [role = '', description] = wording[user.role]();
  const { logOut, busy, question } = useLogout();
  return (
    <div className={styles.head}>
      {user.avatar ? (
        <img className={styles.portrait} src={user.avatar.secure_url} alt="" width={144} height={144} />
      ) : (
        <span className={`${styles.portrait} ${styles.initial}`} aria-hidden="true">
          {user.fullName.charAt(0).toUpperCase()}
        </span>
      )}
      <div className={styles.who}>
        <p className="muted">{user.isSubscribed ? t.premium({ role }) : t.basic({ role })}</p>
        <h1 className={`t-page ${styles.name}`}>{user.fullName}</h1>
        <p className="muted">{description}</p>
      </div>
      <div className={styles.tools}>
        {isStaff(user.role) && (
          <ButtonLink href={hrefTo('/admin')} target="_blank" rel="noopener">
            {t.goDashboard}
          </ButtonLink>
        )}
        <Button variant="outline" busy={busy} onClick={logOut}>
          <LogoutIcon small />
          {t.logout}
        </Button>
        {question}
      </div>
    </div>
  );
}
