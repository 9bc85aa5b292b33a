/** Served in place of the worker where OFFLINE is off: gives back all that the worker kept, and takes itself away. */
export const unregisteringWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
    await self.registration.unregister();
  })());
});
`;
