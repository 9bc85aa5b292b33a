import { filteredAddresses, listAddresses, listPages, searchAddresses, suggestionAddresses } from './addresses.ts';
import type { Request } from './load.ts';
import { loginRequests, type Place, reviewRequests, saveRequests } from './people.ts';
import type { Target } from './processes.ts';
import { storyRequests } from './stories.ts';

/**
 * What answers: one process with its cache, two that share a port, one that keeps cards but no answers, one that keeps
 * nothing.
 */
export type Setting = 'cached' | 'two workers' | 'cards kept' | 'uncached';

export type Scenario = {
  name: string;
  setting: Setting;
  /** The least ratio to the plain server at 50 connections; null where there is no goal. */
  goal: number | null;
  /** Beyond so many connections it is refused, as it should be. */
  most?: number;
  /** Each request can be made only once: the runs share them out. */
  once?: boolean;
  requests: readonly Request[];
};

/** A hundred may wait for their password to be checked (password-hash.ts); whoever comes then is told to come again. */
const mostLogins = 50;

/** Each is one page, of which two that ask at the same time share the answer: one asks. */
export const plainStory = 'uncached page, story of 10 kB';
export const dressedStory = 'uncached page, story of 10 kB, structured';

/** More than there are connections, as above; few enough for the 64 MB of parts beside the cards of all lists. */
const keptPlaces = 210;

const gets = (paths: readonly string[]): Request[] => paths.map((path) => ({ path }));

async function etagOf({ origin }: Target, path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  return answer.headers.get('etag') ?? '';
}

/** All that is measured, in the order in which it is printed. */
export async function scenarios(site: Target, places: readonly Place[], lists: number): Promise<Scenario[]> {
  const page = '/destinations/lisbon';
  const list = '/api/v3/destination?limit=25';
  const known = { 'if-none-match': await etagOf(site, page) };
  const names = places.map(({ name }) => name);
  const half = Math.floor(places.length / 2);
  const stories = await storyRequests(site, places);
  return [
    { name: 'cached page', setting: 'cached', goal: 0.81, requests: gets([page]) },
    { name: 'cached page, two workers', setting: 'two workers', goal: null, requests: gets([page]) },
    { name: 'cached JSON list', setting: 'cached', goal: 0.85, requests: gets([list]) },
    { name: 'cached JSON list, two workers', setting: 'two workers', goal: null, requests: gets([list]) },
    { name: '304 of a page', setting: 'cached', goal: null, requests: [{ path: page, headers: known }] },
    { name: 'page of 25 kept cards', setting: 'cards kept', goal: 0.018, requests: gets(listPages(lists)) },
    {
      name: 'one place of kept parts',
      setting: 'cards kept',
      goal: 0.01,
      requests: gets(places.slice(0, keptPlaces).map(({ slug }) => `/destinations/${slug}`)),
    },
    { name: 'JSON list of 25 kept cards', setting: 'cards kept', goal: 0.045, requests: gets(listAddresses(lists)) },
    { name: 'uncached page, 25 cards', setting: 'uncached', goal: 0.0084, requests: gets(listPages(lists)) },
    {
      name: 'uncached page, one place',
      setting: 'uncached',
      goal: 0.006,
      requests: gets(places.map(({ slug }) => `/destinations/${slug}`)),
    },
    { name: plainStory, setting: 'uncached', goal: null, most: 1, requests: stories.plain ?? [] },
    { name: dressedStory, setting: 'uncached', goal: null, most: 1, requests: stories.dressed ?? [] },
    { name: 'uncached JSON list of 25', setting: 'uncached', goal: 0.019, requests: gets(listAddresses(lists)) },
    {
      name: 'uncached JSON list, narrowed',
      setting: 'uncached',
      goal: null,
      requests: gets(filteredAddresses(2000)),
    },
    {
      name: 'uncached JSON detail',
      setting: 'uncached',
      goal: null,
      requests: gets(places.map(({ slug }) => `/api/v3/destination/${slug}`)),
    },
    { name: 'search', setting: 'uncached', goal: null, requests: gets(searchAddresses(names)) },
    { name: 'suggestions', setting: 'uncached', goal: null, requests: gets(suggestionAddresses(names)) },
    {
      name: 'login',
      setting: 'uncached',
      goal: null,
      most: mostLogins,
      requests: await loginRequests(site, mostLogins),
    },
    {
      name: 'review',
      setting: 'cached',
      goal: null,
      once: true,
      requests: await reviewRequests(site, places.slice(0, half)),
    },
    {
      name: 'save of a destination',
      setting: 'cached',
      goal: null,
      requests: await saveRequests(site, places.slice(half)),
    },
  ];
}
