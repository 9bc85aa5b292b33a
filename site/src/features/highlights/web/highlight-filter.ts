import { wordsOfAddress } from '#web/document/words-of-address.ts';
import { type HighlightFilter, highlightFilters } from '../highlight.contract.ts';
import { t } from './highlights.texts.ts';

/** The chips of the page, in order; the other parts of the world have none, but an address may name them. */
export const filterChips = ['all', 'top-rated', 'recent', 'europe', 'asia', 'americas'] as const;

/** What the chips say. */
export const chipNames: Record<(typeof filterChips)[number], () => string> = {
  all: () => t.chipAll,
  'top-rated': () => t.chipTopRated,
  recent: () => t.chipRecent,
  europe: () => t.chipEurope,
  asia: () => t.chipAsia,
  americas: () => t.chipAmericas,
};

/** `page` is how far somebody has loaded: an address shows all pages up to it. */
export type HighlightSearch = { q: string; filter: HighlightFilter; page: number };

/** What an address asks for. What it cannot mean is left out: a mistyped address still shows a page. */
export function searchOf(query: URLSearchParams): HighlightSearch {
  const asked = query.get('filter')?.toLowerCase();
  const page = query.get('page') ?? '1';
  return {
    q: wordsOfAddress(query),
    filter: highlightFilters.find((filter) => filter === asked) ?? 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a search; from its beginning unless a page is named. */
export function addressOfSearch({
  q,
  filter,
  page = 1,
}: {
  q: string;
  filter: HighlightFilter;
  page?: number;
}): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (filter !== 'all') query.set('filter', filter);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search ? `/highlight?${search}` : '/highlight';
}
