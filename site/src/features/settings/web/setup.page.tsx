import { Mark } from '@trekker/design-system/content/mark.tsx';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { sentFormContext } from '#web/forms/use-sent-form.ts';
import { useSiteName } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { setupPath } from '../site-setup.contract.ts';
import styles from './components/site-setup/setup-form.module.css';
import { SetupForm } from './components/site-setup/setup-form.tsx';
import { t } from './components/site-setup/staff-site-setup.texts.ts';

/**
 * Who sees this page, and with which code, the server says while a site waits for its owner
 * (processes/composition/site-setup/setup-first.ts); afterwards nobody does.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<{ isForOwner: boolean; code: string }> {
  const { searchParams } = new URL(request.url);
  const reader = context.get(sentFormContext) ? 'owner' : searchParams.get('for');
  if (reader === null) throw redirect('/login');
  return { isForOwner: reader === 'owner', code: searchParams.get('code') ?? '' };
}

export const meta = (): PageMeta => ({
  title: t.title,
  description: t.description,
});

export const frame = () => ({ bare: true });

export function Component() {
  const { isForOwner, code } = useLoaderData<typeof loader>();
  return isForOwner ? <SetupForm givenCode={code} /> : <Soon />;
}

/** For whoever comes before the owner has begun. */
function Soon() {
  const siteName = useSiteName();
  return (
    <div className={styles.soon}>
      <p className={styles.brand}>
        <Mark />
        {siteName}
      </p>
      <h1 className="t-page">{t.opensSoon}</h1>
      <p className="muted">{t.opensSoonLead}</p>
      <p className="fine">
        {t.isItYours({
          link: (words) => (
            <a key="link" className="link" href={hrefTo(setupPath)}>
              {words}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
