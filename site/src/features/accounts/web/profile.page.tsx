import { Bone, Skeleton } from '@trekker/design-system/skeleton.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../web/api-client.ts';
import type { PageMeta } from '../../../web/page.ts';
import { sessionContext } from '../../../web/session.ts';
import { useLogin } from '../../../web/use-session.ts';
import { readProfile, type User } from '../auth.contract.ts';
import { Achievements } from './components/achievements.tsx';
import { OwnData } from './components/own-data.tsx';
import { PasswordSection } from './components/password-section.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { ProfileHead } from './components/profile-head.tsx';
import styles from './profile.module.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<User> {
  const { data } = await context.get(apiContext).call(readProfile, {});
  context.get(sessionContext).update(data);
  return data;
}

export const meta = (): PageMeta => ({ title: 'Profile', description: 'Your name, your picture, your data.' });

export const frame = () => ({ trail: [{ label: 'Profile' }] });

export function Waiting() {
  return (
    <Skeleton className="wrap">
      <div className={styles.head}>
        <Bone className={styles.portrait} ratio="1" round />
        <div className={styles.bones}>
          <Bone width="12rem" height="1rem" />
          <Bone width="min(20rem, 70vw)" height="3.75rem" />
          <Bone width="10rem" height="1rem" />
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          <div className={styles.part}>
            <Bone width="12rem" height="1.75rem" />
          </div>
        </div>
        <div>
          <div className={styles.part}>
            <Bone width="8rem" height="1.75rem" />
            <div className={`${styles.form} ${styles.bonesBelow}`}>
              {['one', 'two', 'three', 'four', 'five', 'six'].map((field) => (
                <Bone key={field} height="4.75rem" />
              ))}
            </div>
          </div>
        </div>
      </div>
    </Skeleton>
  );
}

export function Component() {
  const loaded = useLoaderData<User>();
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
          <OwnData hasPassword={user.hasPassword} />
        </div>
      </div>
    </div>
  );
}
