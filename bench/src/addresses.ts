const regions = ['', 'europe', 'asia', 'africa', 'americas', 'oceania'];
const sorts = ['newest', 'rating', 'name'];
const tags = ['beaches', 'nature', 'culture', 'hiking', 'food', 'architecture', 'history', 'city', 'island', 'scenic'];

/** Addresses of lists that are all different, so that no two requests share an answer. */
export function listAddresses(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const chosen = tags.filter((_, bit) => (((index * 37) % 1023) + 1) & (1 << bit));
    const region = regions[index % regions.length];
    const query = new URLSearchParams({
      limit: '25',
      sort: sorts[Math.floor(index / 6) % 3] ?? '',
      tags: chosen.join(','),
      ...(region && { region }),
    });
    return `/api/v3/destination?${query}`;
  });
}
