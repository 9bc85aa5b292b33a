import { useEffect, useRef } from 'react';
import type { PageMeta, PageSite } from '../page.ts';
import { trustedHtml } from './trusted-types.ts';

/**
 * After a change of page in the browser: title, address and images for bookmarks, sharing and crawlers that run
 * scripts.
 */
export function usePageHead(meta: PageMeta, site: PageSite): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const now = JSON.stringify([meta, site]);
    const before = shown.current;
    shown.current = now;
    // The first page came with its own.
    if (before === undefined || before === now) return;
    const isShown = () => shown.current === now;
    void import('./page-head.ts').then(
      ({ fullTitle, headHtml }) => {
        if (!isShown()) return;
        document.title = fullTitle(meta, site.siteName);
        const next = document.createElement('template');
        next.innerHTML = trustedHtml(headHtml(meta, { ...site, siteUrl: siteUrl() }));
        for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
        document.head.append(next.content);
      },
      () => {
        // It does not come, as without a line: the title is what people see of it.
        if (isShown()) document.title = meta.title;
      },
    );
  });
}

/**
 * The address by which the site is known, which may differ from the one that this browser used. The feed's link holds
 * it.
 */
function siteUrl(): string {
  const feed = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]');
  return new URL(feed?.href ?? location.href).origin;
}
