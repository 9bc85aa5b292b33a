import { useEffect, useRef } from 'react';
import type { PageMeta, PageSite } from '../page.ts';
import { fullTitle, headHtml } from './page-head.ts';
import { trustedHtml } from './trusted-types.ts';

/**
 * After a change of page in the browser: title, address and images for bookmarks, sharing and crawlers that run
 * scripts.
 */
export function usePageHead(meta: PageMeta, site: PageSite): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const html = headHtml(meta, { ...site, siteUrl: siteUrl() });
    const before = shown.current;
    shown.current = html;
    document.title = fullTitle(meta, site.siteName);
    // The first page came with its own.
    if (before === undefined || before === html) return;
    const next = document.createElement('template');
    next.innerHTML = trustedHtml(html);
    for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
    document.head.append(next.content);
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
