/**
 * Runs inline in the head, before the first paint. Parts far below the first view are laid out when they come near
 * (`.later` in frame.css), but not where somebody comes back to a place on the page or asks for a part of it: that place is
 * found by the heights above. Its sha256 belongs into the Content-Security-Policy.
 */
export const wholeScript = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole=''`;

/** For all pages of this document from now on: one may come back to any of them. */
export function keepPagesWhole(): void {
  document.documentElement.dataset.whole = '';
}
