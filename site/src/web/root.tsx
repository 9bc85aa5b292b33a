import { Toasts } from '@trekker/design-system/overlay/toasts.tsx';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { Consent } from '../features/consent/web/components/consent.tsx';
import { SentFormOfPage } from './forms/use-sent-form.ts';
import {
  allSections,
  BrandOfSite,
  type FrameData,
  frameData,
  HasGoogle,
  LanguagesOfSite,
  MenusOfSite,
  SectionsOfSite,
  SiteName,
  TextsOfSite,
} from './frame-data.ts';
import { Layout } from './layout/layout.tsx';
import { PageChange } from './navigation/page-change.tsx';
import { useCurrentPage } from './navigation/use-current-page.ts';
import { useIsHydrated } from './navigation/use-is-hydrated.ts';

// Sites of one language never load it. Without a line the page does without it, or it would fall with it.
const LanguageOffer = lazy(() => import('./language/language-offer.tsx').catch(() => ({ default: () => null })));

/** The frame of the site with the page in it. */
export function Root() {
  const loaded = frameData(useLoaderData<FrameData | undefined>());
  const { siteName, brand, texts, sections, menus, languages, google, social, sent } = loaded;
  const { frame, title } = useCurrentPage({ siteName, brand, texts, sections, languages });
  const isHydrated = useIsHydrated();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [cookieSettings, setCookieSettings] = useState(false);
  return (
    <SiteName value={siteName}>
      <BrandOfSite value={brand ?? {}}>
        <TextsOfSite value={loaded}>
          <SectionsOfSite value={sections ?? allSections}>
            <Toasts>
              <MenusOfSite value={menus}>
                <LanguagesOfSite value={languages}>
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
                </LanguagesOfSite>
              </MenusOfSite>
              {languages && isHydrated && !frame.bare && (
                <Suspense>
                  <LanguageOffer languages={languages} />
                </Suspense>
              )}
              {!frame.bare && <Consent settingsOpen={cookieSettings} onSettings={setCookieSettings} />}
            </Toasts>
          </SectionsOfSite>
        </TextsOfSite>
      </BrandOfSite>
    </SiteName>
  );
}
