/**
 * Gives the entry of the history that this document was loaded at a key of its own. The router calls every such entry
 * "default", and would scroll a page that it fills later to where the tab's former document stood.
 */
export function nameFirstEntry(): void {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key }, '');
}
