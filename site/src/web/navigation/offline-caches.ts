/**
 * Names of what the browser keeps for reading without a line. The number is that of their format: the worker drops
 * those of others. The shell, which only the worker fills, has the version of the site in its name.
 */
export const cachesPrefix = 'offline-';
export const filesCache = `${cachesPrefix}1-files`;
export const indexCache = `${cachesPrefix}1-index`;
export const shellPrefix = `${cachesPrefix}1-shell-`;

/**
 * On logout: the next person at this device does not find what was read and saved here. The shell is the same for
 * everybody.
 */
export async function deleteOfflinePages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  // A browser may forbid storage; then nothing is kept.
  await Promise.all([filesCache, indexCache].map((name) => caches.delete(name))).catch(() => {});
}
