import type { Answer } from '#contract/endpoint.ts';
import type { ApiClient } from '#web/api-client.ts';
import type { MayFail } from '#web/navigation/list-or-failure.tsx';
import {
  type FoundDestination,
  type FoundPage,
  type FoundStory,
  search,
  searchDestinations,
  searchPages,
  searchStories,
} from '../search.contract.ts';
import type { SearchState } from './search-address.ts';

export type Result = { kind: 'destination'; item: FoundDestination } | { kind: 'story'; item: FoundStory };

export type SearchData = { asked: SearchState; list: MayFail<SearchList> };

export type SearchList = {
  /** Null before anything was searched. */
  found: Pick<Answer<typeof search>['data'], 'counts' | 'correction' | 'isTranslation' | 'partial' | 'when'> | null;
  results: Result[];
  /** Of the magazine's own. They are shown under All. */
  pages: FoundPage[];
  totalPages: number;
};

export const nothingAsked: SearchList = { found: null, results: [], pages: [], totalPages: 1 };

const pageSize = 20;

const ofPlace = (item: FoundDestination): Result => ({ kind: 'destination', item });
const ofStory = (item: FoundStory): Result => ({ kind: 'story', item });

/** What the page shows: the counts of all tabs, and the results of the one that is open. */
export async function readSearchPage(api: ApiClient, asked: SearchState, signal: AbortSignal): Promise<SearchList> {
  if (!asked.q) return nothingAsked;
  const paged = { query: { keyword: asked.q, page: String(asked.page), limit: String(pageSize) } };
  const [{ data: found }, { data: pages }, list] = await Promise.all([
    api.call(search, { query: { keyword: asked.q } }, signal),
    api.call(searchPages, { query: { keyword: asked.q } }, signal),
    readTab(api, asked.tab, paged, signal),
  ]);
  const results = list?.results ?? mixed([...found.destinations.map(ofPlace), ...found.stories.map(ofStory)]);
  const { counts, correction, isTranslation, partial, when } = found;
  return {
    found: { counts, correction, isTranslation, partial, when },
    results,
    pages,
    totalPages: list?.totalPages ?? 1,
  };
}

type Paged = { query: { keyword: string; page: string; limit: string } };

async function readTab(api: ApiClient, tab: SearchState['tab'], paged: Paged, signal: AbortSignal) {
  if (tab === 'all') return undefined;
  if (tab === 'stories') {
    const { data, totalPages } = await api.call(searchStories, paged, signal);
    return { results: data.map(ofStory), totalPages };
  }
  const { data, totalPages } = await api.call(searchDestinations, paged, signal);
  return { results: data.map(ofPlace), totalPages };
}

/**
 * Both kinds in one list, the closest first; among equally close ones the places. The order within a kind is the
 * server's.
 */
function mixed(results: Result[]): Result[] {
  return results.sort((a, b) => a.item.match.closeness - b.item.match.closeness).slice(0, pageSize);
}
