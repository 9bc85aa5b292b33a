import { Skeleton, SkeletonBlock } from '@trekker/design-system/skeleton.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type ApiClient, apiContext } from '#web/api-client.ts';
import { type Deferred, DeferredView, deferred } from '#web/navigation/deferred.tsx';
import type { PageMeta } from '#web/page.ts';
import { sessionContext } from '#web/session/session.ts';
import { useLogin } from '#web/session/use-session.ts';
import { readProfile, type User } from '../auth.contract.ts';
import { listPasskeys } from '../passkey.contract.ts';
import { readTwoFactor } from '../second-factor.contract.ts';
import { listSessions } from '../session.contract.ts';
import { t } from './account.texts.ts';
import { Achievements } from './components/profile/achievements.tsx';
import { OwnData } from './components/profile/own-data.tsx';
import { ProfileForm } from './components/profile/profile-form.tsx';
import { ProfileHead } from './components/profile/profile-head.tsx';
import { PasswordSection } from './components/security/password-section.tsx';
import { type Security, SecurityFailed, SecuritySection } from './components/security/security-section.tsx';
import styles from './profile.module.css';

type Loaded = { user: User; security: Deferred<Security> };

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const api = context.get(apiContext);
  const [{ data }, security] = await Promise.all([api.call(readProfile, {}), deferred(readSecurity(api), request)]);
  context.get(sessionContext).update(data);
  return { user: data, security };
}

async function readSecurity(api: ApiClient): Promise<Security> {
  const [sessions, twoFactor, passkeys] = await Promise.all([
    api.call(listSessions, {}),
    api.call(readTwoFactor, {}),
    api.call(listPasskeys, {}),
  ]);
  return { sessions: sessions.data, twoFactor: twoFactor.data, passkeys: passkeys.data };
}

export const meta = (): PageMeta => ({ title: t.profile, description: t.profileDescription });

export const frame = () => ({ breadcrumbs: [{ label: t.profile }] });

export function Waiting() {
  return (
    <Skeleton className="wrap">
      <div className={styles.head}>
        <SkeletonBlock className={styles.portrait} ratio="1" round />
        <div className={styles.skeleton}>
          <SkeletonBlock width="12rem" height="1rem" />
          <SkeletonBlock width="min(20rem, 70vw)" height="3.75rem" />
          <SkeletonBlock width="10rem" height="1rem" />
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          <div className={styles.part}>
            <SkeletonBlock width="12rem" height="1.75rem" />
          </div>
        </div>
        <div>
          <div className={styles.part}>
            <SkeletonBlock width="8rem" height="1.75rem" />
            <div className={`${styles.form} ${styles.skeletonBelow}`}>
              {['one', 'two', 'three', 'four', 'five', 'six'].map((field) => (
                <SkeletonBlock key={field} height="4.75rem" />
              ))}
            </div>
          </div>
        </div>
      </div>
    </Skeleton>
  );
}

export function Component() {
  const { user: loaded, security } = useLoaderData<Loaded>();
  // What was saved a moment ago is in the session before it is loaded anew.
  const user = useLogin()?.user ?? loaded;
  return (
    <div className="wrap">
      <ProfileHead user={user} />
      <div className={styles.columns}>
        <Achievements achievements={user.travelAchievements} />
        <div>
          {/* A form of its own for each person: another tab may have logged in as somebody else. */}
          <ProfileForm key={user._id} user={user} />
          <PasswordSection hasPassword={user.hasPassword} email={user.email} />
          <DeferredView data={security} skeleton={<SkeletonBlock height="12rem" />} failed={<SecurityFailed />}>
            {(security) => <SecuritySection security={security} />}
          </DeferredView>
          <OwnData hasPassword={user.hasPassword} />
        </div>
      </div>
    </div>
  );
}
