import { Toasts } from '@trekker/design-system/toasts.tsx';
import { useState } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import { Consent } from '../features/consent/web/components/consent.tsx';
import type { FollowLink } from '../features/contact/web/follow-links.ts';
import { Layout } from './layout/layout.tsx';
import { PageChange } from './page-change.tsx';
import { useCurrentPage } from './use-current-page.ts';

/** The frame of the site with the page in it. */
export function Root() {
  const { frame, title } = useCurrentPage();
  const social = useLoaderData<FollowLink[] | undefined>();
  const [cookieSettings, setCookieSettings] = useState(false);
  return (
    <Toasts>
      <Layout
        over={frame.over ?? false}
        door={frame.door ?? false}
        trail={frame.trail ?? []}
        social={social ?? []}
        onCookieSettings={() => setCookieSettings(true)}
      >
        <Outlet />
        <PageChange title={title} />
      </Layout>
      <Consent settingsOpen={cookieSettings} onSettings={setCookieSettings} />
    </Toasts>
  );
}
