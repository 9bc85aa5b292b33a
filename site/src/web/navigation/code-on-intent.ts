import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Fetches a page's code when somebody is about to go there: a pointer or a finger on its link, or the focus. What is
 * left to wait for after the click is its data. Not for those who asked their browser to save data.
 */
export function fetchCodeOnIntent(routes: RouteObject[]): void {
  const fetched = new Set<RouteObject>();

  const prepare = ({ target }: Event) => {
    const link = (target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    if (link?.origin !== location.origin || savesData()) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (typeof route.lazy !== 'function' || fetched.has(route)) continue;
      fetched.add(route);
      // What fails here is tried again by the change of page, which can say so.
      (route.lazy as () => Promise<unknown>)().catch(() => fetched.delete(route));
    }
  };

  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prepare, { passive: true });
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
