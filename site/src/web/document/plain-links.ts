import type { DataRouter } from 'react-router';
import { pathOf } from '../language/href-to.ts';

/**
 * The worker then has whole pages, each with the files of its own version: a page of this one would need data that does
 * not come.
 */
const isOffline = () => !navigator.onLine && Boolean(navigator.serviceWorker?.controller);

/**
 * Turns plain links and GET forms into page changes without a reload. Pages are made of `<a href>` and `<form>`, which
 * work before and without this script, and cost a render a fraction of what a component for each link does. `data-stay`
 * keeps the place on the page: for filters, which change what is shown where one reads. `bring` fetches what knows all
 * pages, when it is first wanted; where it does not come, the browser goes there. So it does to another language
 * (`hreflang`), of which this document has no words.
 */
export function followPlainLinks(router: DataRouter, bring: () => Promise<{ isPage(url: URL): boolean }>): void {
  let isPage: ((url: URL) => boolean) | undefined;
  const mayBePage = (url: URL) => url.origin === location.origin && (isPage?.(url) ?? true);
  const go = async (url: URL, stay: boolean) => {
    isPage ??= (await bring().catch(() => undefined))?.isPage;
    if (!isPage?.(url)) return location.assign(url);
    const viewTransition = !stay && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    await router.navigate(pathOf(url.pathname) + url.search + url.hash, { viewTransition, preventScrollReset: stay });
  };

  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download') || link.hreflang) return;
    const url = new URL(link.href);
    const sameDocument = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
    if (!mayBePage(url) || sameDocument || isOffline()) return;
    event.preventDefault();
    void go(url, link.dataset.stay !== undefined);
  });

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get') return;
    const url = new URL(form.action);
    if (!mayBePage(url)) return;
    event.preventDefault();
    const fields = [...new FormData(form, event.submitter)].filter(
      ([, value]) => typeof value === 'string' && value.trim() !== '',
    );
    url.search = new URLSearchParams(fields.map(([name, value]) => [name, String(value).trim()])).toString();
    void go(url, form.dataset.stay !== undefined);
  });

  // A transition that the next page change cuts short rejects promises that the router keeps to itself.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  });
}
