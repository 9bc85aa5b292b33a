/**
 * Whether somebody comes back to an address, or loads it anew: it is the browser's already, while that of a link
 * becomes so only once its data is there. Where one was on the page is found by its full height: it must come whole
 * then, not with what is known of it first.
 */
export function isComingBack(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  return pathname + search === location.pathname + location.search;
}
