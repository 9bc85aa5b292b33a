import { showsAvif } from '@trekker/design-system/images/shows-avif.ts';
import type { ApiClient } from '#web/api-client.ts';
import { trustedWorkerUrl } from '#web/document/trusted-types.ts';
import { hrefTo, pathOf } from '#web/language/href-to.ts';
import { idle } from '#web/navigation/idle.ts';
import { memberOf, type Session } from '#web/session/session.ts';
import { listFavourites } from '../../favourites/favourite.contract.ts';
import { countParts, findKept, type KeptPage, keepPage, listKept, markSaved, mostKept } from './kept-pages.ts';

type OfflineOptions = {
  session: Session;
  api: ApiClient;
  /** Calls back with the path of each page that is opened from now on. */
  onPage: (tell: (path: string) => void) => void;
};

/** Pages that can be read without a line. */
const readable = /^\/(destinations|stories)\/[a-z0-9-]+$/;
const anHour = 60 * 60_000;

/**
 * Registers the worker and keeps what somebody saves or reads. Call it once the question about cookies has been
 * answered. Nothing is brought for later on a line that is to be spared.
 */
export async function keepOffline({ session, api, onPage }: OfflineOptions): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  const registration = await navigator.serviceWorker.register(trustedWorkerUrl());
  if (!registration || sparesTheLine()) return;

  const build = buildOf(document);
  let stop = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  /** One page after the other, in turns that nobody waits for. */
  const inTurn = (run: (signal: AbortSignal) => Promise<void>) => {
    const { signal } = stop;
    // Without a line, or without room: it is tried again with the next page.
    last = last.then(idle).then(() => (signal.aborted ? undefined : run(signal).catch(() => {})));
  };

  const keep = async (path: string, saved: boolean, signal: AbortSignal) => {
    const kept = await findKept(path);
    if (kept && kept.build === build && Date.now() - kept.keptAt < anHour && (await isWhole(kept))) {
      if (saved && !kept.saved) await markSaved(kept, true);
      return;
    }
    await keepPage(path, { saved: saved || kept?.saved === true, avif: await showsAvif() }, signal);
  };
  const keepRead = (path: string) => {
    if (readable.test(pathOf(path))) inTurn((signal) => keep(path, false, signal));
  };
  const keepSaved = () => {
    if (memberOf(session)) inTurn((signal) => followSaved(api, keep, signal));
  };
  /** A new version of the site: what is kept belongs to the old one, and is brought anew, whole. */
  const renew = () =>
    inTurn(async (signal) => {
      for (const { path, saved, build: old } of await listKept())
        if (old !== build && !signal.aborted) await keepPage(path, { saved, avif: await showsAvif() }, signal);
    });

  let savedNow = savedIds(session);
  session.subscribe(() => {
    const before = savedNow;
    savedNow = savedIds(session);
    if (savedNow === before) return;
    if (session.read()) return keepSaved();
    // Logged out: what was under way belongs to somebody who has left.
    stop.abort();
    stop = new AbortController();
  });
  keepRead(location.pathname);
  keepSaved();
  renew();
  onPage(keepRead);
}

/** Everything that is saved is kept, and what is saved no more counts as read. */
async function followSaved(
  api: ApiClient,
  keep: (path: string, saved: boolean, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { data } = await api.call(listFavourites, {}, signal);
  const paths = [
    ...data.destinations.map(({ slug }) => `/destinations/${slug}`),
    ...data.stories.map(({ slug }) => `/stories/${slug}`),
  ].slice(0, mostKept);
  for (const entry of await listKept())
    if (entry.saved && !paths.some((path) => entry.path.endsWith(path))) await markSaved(entry, false);
  for (const path of paths) if (!signal.aborted) await keep(hrefTo(path), true, signal);
}

async function isWhole(kept: KeptPage): Promise<boolean> {
  const { here, all } = await countParts(kept);
  return here === all;
}

const savedIds = (session: Session): string => {
  const user = session.read()?.user;
  return user ? [...user.favoriteDestinations, ...user.favoriteStories].join() : '';
};

/** The last of a page's scripts is the one that a build begins with. */
function buildOf(page: Document): string {
  return page.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules?.split(' ').at(-1) ?? '';
}

function sparesTheLine(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
