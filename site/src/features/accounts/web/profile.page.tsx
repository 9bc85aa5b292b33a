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
    <Skeleton className={`wrap ${styles.bones}`}>
      <Bone width="9rem" height="9rem" />
      <Bone width="60%" height="4rem" />
      <Bone height="20rem" />
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
