import { filesCache, indexCache } from '#web/navigation/offline-caches.ts';
import { partsOf } from './page-parts.ts';

/** A page that this device keeps. */
export type KeptPage = {
  /** Without a query: "/destinations/lisbon". */
  path: string;
  title: string;
  /** Somebody saved it; else it was only read. */
  saved: boolean;
  /** When it was last brought, in milliseconds since 1970. */
  keptAt: number;
  build: string;
  /** Addresses of all that it is made of, its own first. */
  parts: string[];
};

/** As many as are kept; those that were only read, and longest ago, leave first. */
export const mostKept = 60;

const entryAddress = (path: string) => `/offline/kept${path}`;
const anyWay = { ignoreVary: true, ignoreSearch: true };

/** All pages that are kept, the saved ones first, then the last read. */
export async function listKept(): Promise<KeptPage[]> {
  const index = await caches.open(indexCache);
  const answers = await Promise.all((await index.keys()).map((request) => index.match(request)));
  const entries = await Promise.all(answers.map((answer) => answer?.json() as Promise<KeptPage> | undefined));
  return entries
    .filter((entry) => entry !== undefined)
    .sort((a, b) => Number(b.saved) - Number(a.saved) || b.keptAt - a.keptAt);
}

/** How many parts of a page are really there. */
export async function countParts({ parts }: Pick<KeptPage, 'parts'>): Promise<{ here: number; all: number }> {
  const files = await caches.open(filesCache);
  const found = await Promise.all(parts.map((part) => files.match(part, anyWay)));
  return { here: found.filter((answer) => answer?.ok).length, all: parts.length };
}

export async function findKept(path: string): Promise<KeptPage | undefined> {
  const answer = await (await caches.open(indexCache)).match(entryAddress(path));
  return answer?.json();
}

/**
 * Brings a page and all its parts, and keeps them. A page of another version of the site, or one that was not whole, is
 * brought anew with all that belongs to it; what is immutable and there already is not asked for again.
 * @param avif whether this browser shows AVIF
 * @throws when there is no line or no room
 */
export async function keepPage(path: string, { saved, avif }: { saved: boolean; avif: boolean }, signal: AbortSignal) {
  const answer = await fetch(path, { headers: { accept: 'text/html' }, signal });
  if (answer.status === 404) return forgetPage(path);
  if (!answer.ok) return;
  // A former name leads to the present one.
  const { pathname } = new URL(answer.url);
  const html = await answer.text();
  const { title, files: parts, build } = partsOf(html, avif);
  const files = await caches.open(filesCache);
  await eachOf(parts, async (part) => {
    const isLasting = /^\/(assets|media)\//.test(part);
    if (isLasting && (await files.match(part, anyWay))) return;
    const file = await fetch(part, { signal }).catch(() => undefined);
    if (file?.ok) await putOrMakeRoom(files, part, file);
  });
  await putOrMakeRoom(files, pathname, asKept(html, answer.headers));
  if (signal.aborted) return;
  const entry: KeptPage = { path: pathname, title, saved, keptAt: Date.now(), build, parts: [pathname, ...parts] };
  await (await caches.open(indexCache)).put(entryAddress(pathname), Response.json(entry));
  await leaveRoom();
}

/** As it is given to a browser later: not redirected, not compressed. */
function asKept(html: string, sent: Headers): Response {
  const headers = new Headers(sent);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}

/** Says whether a page is a saved one, without bringing it anew. */
export async function markSaved(entry: KeptPage, saved: boolean): Promise<void> {
  await (await caches.open(indexCache)).put(entryAddress(entry.path), Response.json({ ...entry, saved }));
}

async function forgetPage(path: string): Promise<void> {
  await (await caches.open(indexCache)).delete(entryAddress(path));
  await sweep();
}

async function leaveRoom(): Promise<void> {
  const index = await caches.open(indexCache);
  for (const { path } of (await listKept()).slice(mostKept)) await index.delete(entryAddress(path));
  await sweep();
}

/** Files that no kept page is made of any more. */
async function sweep(): Promise<void> {
  const used = new Set((await listKept()).flatMap(({ parts }) => parts));
  const files = await caches.open(filesCache);
  for (const request of await files.keys()) {
    if (!used.has(new URL(request.url).pathname)) await files.delete(request);
  }
}

/**
 * Where the device has no room left, the page that was read longest ago makes way. What still finds none is missing,
 * and counted so.
 */
async function putOrMakeRoom(files: Cache, address: string, answer: Response): Promise<void> {
  const again = answer.clone();
  try {
    await files.put(address, answer);
  } catch {
    const oldest = (await listKept()).findLast(({ saved }) => !saved);
    if (!oldest) return;
    await forgetPage(oldest.path);
    await files.put(address, again).catch(() => {});
  }
}

/** A few at a time: nothing that somebody waits for should wait for this. */
async function eachOf(items: readonly string[], run: (item: string) => Promise<void>): Promise<void> {
  const rest = [...items];
  const runner = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await run(item);
  };
  await Promise.all([runner(), runner(), runner()]);
}
