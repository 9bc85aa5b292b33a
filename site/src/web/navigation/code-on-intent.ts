import type { RouteObject } from 'react-router';
import { pathOf } from '../language/href-to.ts';

/**
 * Fetches a page's code when somebody is about to go there: a pointer or a finger on its link, or the focus; `bring`
 * fetches what knows all pages before. What is left to wait for after the click is its data. Not for those who asked
 * their browser to save data.
 */
export function fetchCodeOnIntent(bring: () => Promise<{ routesOf(path: string): RouteObject[] }>): void {
  const fetched = new Set<RouteObject>();

  const prepare = async (address: string) => {
    const { routesOf } = await bring();
    for (const route of routesOf(address)) {
      if (typeof route.lazy !== 'function' || fetched.has(route)) continue;
      fetched.add(route);
      // What fails here is tried again by the change of page, which can say so.
      (route.lazy as () => Promise<unknown>)().catch(() => fetched.delete(route));
    }
  };
  const look = ({ target }: Event) => {
    const link = (target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    if (link?.origin === location.origin && !link.hreflang && !savesData())
      prepare(pathOf(link.pathname)).catch(() => {});
  };

  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, look, { passive: true });
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
