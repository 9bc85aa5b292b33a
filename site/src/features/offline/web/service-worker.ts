// Answers pages without a line. It is built by itself (build.ts) into one plain script at the root of the site; with a
// line it changes nothing: pages come from the network, only files whose names change with their content come from what
// is kept.
import { cachesPrefix, filesCache, indexCache, shellPrefix } from '#web/navigation/offline-caches.ts';

/** Of the build, set when the worker is built: another one makes another worker, which brings its own shell. */
declare const __BUILD_VERSION__: string;

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Event & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Worker = {
  addEventListener(type: 'install' | 'activate', run: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', run: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  registration: { navigationPreload?: { enable(): Promise<void> } };
};

const worker = globalThis as unknown as Worker;
const shellCache = shellPrefix + __BUILD_VERSION__;
const shellPage = '/offline';
const anyWay = { ignoreVary: true, ignoreSearch: true };

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOthers(), worker.registration.navigationPreload?.enable()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(lasting(request));
  else if (pathname.startsWith('/media/')) event.respondWith(image(request, pathname));
  else if (request.destination === 'image') event.respondWith(networkFirst(request));
});

/**
 * The page that says what is kept, with all that it is made of. Nothing of it is taken from an earlier version's
 * caches.
 */
async function keepShell(): Promise<void> {
  const shell = await caches.open(shellCache);
  const answer = await fetch(shellPage, { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${shellPage} answers ${answer.status}.`);
  const assets = new Set((await answer.clone().text()).match(/\/assets\/[\w./-]+\.\w+/g));
  await shell.addAll([...assets]);
  await shell.put(shellPage, answer);
}

/** Shells of other versions, and pages in a format of earlier days. */
async function dropOthers(): Promise<void> {
  const own = [filesCache, indexCache, shellCache];
  const names = (await caches.keys()).filter((name) => name.startsWith(cachesPrefix) && !own.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * What the network says, whatever it says. Without a line: the page as it is kept, with the files of its own version,
 * or what is kept instead.
 */
async function page(event: Fetching, pathname: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const isShell = pathname === shellPage;
    const kept = await (await caches.open(isShell ? shellCache : filesCache)).match(pathname, anyWay);
    return kept ?? Response.redirect(`${shellPage}?from=${encodeURIComponent(pathname)}`, 302);
  }
}

/** Another content has another name. */
async function lasting(request: Request): Promise<Response> {
  return (await caches.match(request, anyWay)) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, anyWay);
    if (kept) return kept;
    throw error;
  }
}

/** Of each image one size is kept, and stands in for the others: `/media/KEY-800.avif` for `/media/KEY-1600.webp`. */
async function image(request: Request, pathname: string): Promise<Response> {
  try {
    return await networkFirst(request);
  } catch (error) {
    const key = /^\/media\/[^-.]+/.exec(pathname)?.[0] ?? pathname;
    const files = await caches.open(filesCache);
    const other = (await files.keys()).find(({ url }) => new URL(url).pathname.startsWith(`${key}-`));
    const kept = other && (await files.match(other, anyWay));
    if (kept) return kept;
    throw error;
  }
}
