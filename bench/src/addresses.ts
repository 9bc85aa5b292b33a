import { regions } from '@trekker/place-names/regions.ts';

/** Each that a visitor can choose, and none. */
const chosenRegions = ['', ...regions.filter((region) => region !== 'other')];
const sorts = ['newest', 'rating', 'name'];
const tags = ['beaches', 'nature', 'culture', 'hiking', 'food', 'architecture', 'history', 'city', 'island', 'scenic'];

// Requests for the same thing at the same time share one answer even where nothing is kept. So all of these differ.

/** Lists of 25: pages of each order. */
export function listAddresses(pages: number): string[] {
  return sorts.flatMap((sort) =>
    Array.from({ length: pages }, (_, index) => `/api/v3/destination?limit=25&sort=${sort}&page=${index + 1}`),
  );
}

/** Lists of 25 narrowed by a region and some tags. */
export function filteredAddresses(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const chosen = tags.filter((_, bit) => (((index * 37) % 1023) + 1) & (1 << bit));
    const region = chosenRegions[index % chosenRegions.length];
    const sort = sorts[Math.floor(index / 6) % 3] ?? '';
    const query = new URLSearchParams({ limit: '25', sort, tags: chosen.join(','), ...(region && { region }) });
    return `/api/v3/destination?${query}`;
  });
}

/** Pages of the site's own list, 25 cards each. */
export function listPages(pages: number): string[] {
  return Array.from({ length: pages }, (_, index) => `/destinations?page=${index + 2}`);
}

const words = ['old town', 'beach', 'mountain lake', 'sea', 'xqzvw', 'san', 'port', 'harbour', 'quiet', 'island'];

/**
 * Searches: names (rare), misspelt names, frequent words on their first four pages, two words, a word that nobody
 * wrote.
 */
export function searchAddresses(names: readonly string[]): string[] {
  const address = (word: string, page: number) =>
    `/api/search/destinations?keyword=${encodeURIComponent(word)}&page=${page}`;
  return names.flatMap((name, index) => [
    address(name, 1),
    address(name.slice(0, 3) + name.slice(4), 1),
    address(words[index % words.length] ?? '', 1 + (Math.floor(index / words.length) % 4)),
  ]);
}

/** What the search field asks while somebody types. */
export function suggestionAddresses(names: readonly string[]): string[] {
  const typed = new Set(names.flatMap((name) => [2, 3, 4, 5, 6].map((length) => name.slice(0, length).toLowerCase())));
  return [...typed].map((text) => `/api/search/suggest?q=${encodeURIComponent(text)}`);
}
