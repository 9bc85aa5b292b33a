import { wordsOfAddress } from '#web/document/words-of-address.ts';
export const tabs = ['all', 'destinations', 'stories'] as const;
export type SearchTab = (typeof tabs)[number];

export type SearchState = { q: string; tab: SearchTab; page: number };

/** The search that an address stands for. What it cannot mean is left out: a mistyped address still shows a page. */
export function searchOf(query: URLSearchParams): SearchState {
  const page = query.get('page') ?? '1';
  return {
    q: wordsOfAddress(query),
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a search. A change of words or of the tab begins at page 1. */
export function addressOfSearch({ q, tab = 'all', page = 1 }: Partial<SearchState>): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (tab !== 'all') query.set('tab', tab);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search ? `/search?${search}` : '/search';
}
