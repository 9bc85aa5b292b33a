import type { createBrowserRouter } from 'react-router';

/**
 * Runs inline in the head, before the first paint. Parts far below the first view are laid out when they come near
 * (`.later` in base.css), but not where somebody comes back to a place on the page or asks for a part of it: that place is
 * found by the heights above. Its sha256 belongs into the Content-Security-Policy.
 */
export const wholeScript = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole=''`;

/** From the first change of the page on, one may come back to any of them. */
export function keepPagesWhole(router: ReturnType<typeof createBrowserRouter>): void {
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') return;
    document.documentElement.dataset.whole = '';
    stop();
  });
}
