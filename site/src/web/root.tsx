import { Toasts } from '@trekker/design-system/toasts.tsx';
import { useEffect, useRef, useState } from 'react';
import {
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { Consent } from '../features/consent/web/components/consent.tsx';
import type { FollowLink } from '../features/contact/web/follow-links.ts';
import { Layout } from './layout/layout.tsx';
import type { PageFrame, PageHandle } from './page.ts';
import { failedMeta } from './page-head.ts';
import { usePageHead } from './use-page-head.ts';

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

function useCurrentPage() {
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const data = match?.loaderData as never;
  const known = handle && (handle.isFilledLater || data !== undefined);
  const meta = known ? handle.meta(data) : failedMeta;
  usePageHead(meta);
  return { frame: (known && handle.frame?.(data)) || ({} satisfies PageFrame as PageFrame), title: meta.title };
}

/** What a browser does by itself when a page is loaded: scroll, focus, say where one is. */
function PageChange({ title }: { title: string }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [said, say] = useState('');
  useScrollRestoration();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    say(title);
  }, [pathname, title]);
  return (
    <p className="sr" aria-live="polite">
      {said}
    </p>
  );
}
