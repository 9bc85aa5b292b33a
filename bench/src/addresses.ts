const regions = ['', 'europe', 'asia', 'africa', 'americas', 'oceania'];
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
    const region = regions[index % regions.length];
    const sort = sorts[Math.floor(index / 6) % 3] ?? '';
    const query = new URLSearchParams({ limit: '25', sort, tags: chosen.join(','), ...(region && { region }) });
    return `/api/v3/destination?${query}`;
  });
}

/** Pages of the site's own list, 25 cards each. */
export function listPages(pages: number): string[] {
  return Array.from({ length: pages }, (_, index) => `/destinations?page=${index + 2}`);
}

const words = ['lisbon', 'old town', 'beach', 'mountain lake', 'sea', 'xqzvw', 'lisbn', 'kyoto', 'san', 'port'];

/** Searches: rare, frequent, two words, none, misspelt. The paging makes each of them another. */
export function searchAddresses(): string[] {
  return words.flatMap((word) =>
    [1, 2, 3, 4].map((page) => `/api/search/destinations?keyword=${encodeURIComponent(word)}&page=${page}`),
  );
}

/** What the search field asks while somebody types. */
export function suggestionAddresses(): string[] {
  return words.flatMap((word) =>
    [2, 3, 4, 5, 6].map((length) => `/api/search/suggest?q=${encodeURIComponent(word.slice(0, length))}`),
  );
}
