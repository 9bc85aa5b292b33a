/**
 * Gives each entry of the history that the router has not made a key of its own: the one that this document was loaded
 * at, and those of jumps within a page, which are left to the browser. The router calls all of them "default", and
 * would scroll one to where another was left. To be called before the router listens.
 */
export function nameEntries(): void {
  nameEntry();
  addEventListener('popstate', nameEntry);
}

function nameEntry(): void {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key }, '');
}
