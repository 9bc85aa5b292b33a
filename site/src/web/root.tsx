import { Toasts } from '@trekker/design-system/toasts.tsx';
import { useState } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import { Consent } from '../features/consent/web/components/consent.tsx';
import { type FrameData, frameData, SiteName } from './frame-data.ts';
import { Layout } from './layout/layout.tsx';
import { PageChange } from './page-change.tsx';
import { useCurrentPage } from './use-current-page.ts';

/** The frame of the site with the page in it. */
export function Root() {
  const { siteName, social } = frameData(useLoaderData<FrameData | undefined>());
  const { frame, title } = useCurrentPage(siteName);
  const [cookieSettings, setCookieSettings] = useState(false);
  return (
    <SiteName value={siteName}>
      <Toasts>
        <Layout
          over={frame.over ?? false}
          door={frame.door ?? false}
          trail={frame.trail ?? []}
          social={social}
          onCookieSettings={() => setCookieSettings(true)}
        >
          <Outlet />
          <PageChange title={title} />
        </Layout>
        <Consent settingsOpen={cookieSettings} onSettings={setCookieSettings} />
      </Toasts>
    </SiteName>
  );
}
