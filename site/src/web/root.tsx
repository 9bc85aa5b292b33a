import { Toasts } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { Consent } from '../features/consent/web/components/consent.tsx';
import { SentFormOfPage } from './forms/use-sent-form.ts';
import { BrandOfSite, type FrameData, frameData, HasGoogle, SiteName, TextsOfSite } from './frame-data.ts';
import { Layout } from './layout/layout.tsx';
import { PageChange } from './navigation/page-change.tsx';
import { useCurrentPage } from './navigation/use-current-page.ts';

/** The frame of the site with the page in it. */
export function Root() {
  const { siteName, brand, texts, google, social, sent } = frameData(useLoaderData<FrameData | undefined>());
  const { frame, title } = useCurrentPage({ siteName, brand, texts });
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [cookieSettings, setCookieSettings] = useState(false);
  return (
    <SiteName value={siteName}>
      <BrandOfSite value={brand ?? {}}>
        <TextsOfSite value={texts ?? {}}>
          <Toasts>
            <Layout
              over={frame.over}
              authLayout={frame.authLayout}
              bare={frame.bare}
              breadcrumbs={frame.breadcrumbs}
              social={social}
              onCookieSettings={() => setCookieSettings(true)}
            >
              {/* On the page that answered it, and on no other that one goes on to. */}
              <SentFormOfPage value={key === firstKey ? sent : null}>
                <HasGoogle value={google}>
                  <Outlet />
                </HasGoogle>
              </SentFormOfPage>
              <PageChange title={title} />
            </Layout>
            {!frame.bare && <Consent settingsOpen={cookieSettings} onSettings={setCookieSettings} />}
          </Toasts>
        </TextsOfSite>
      </BrandOfSite>
    </SiteName>
  );
}
