import { type StoryChip, storyChips } from '../story.contract.ts';

export const allCategories = storyChips[0];

export type StoryFilter = { q: string; category: StoryChip; page: number };

/** The page that an address names; what is no number is the first. */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The filter that an address stands for. What it cannot mean is left out: a mistyped address still shows a page. */
export function filterOf(query: URLSearchParams): StoryFilter {
  const asked = query.get('category')?.trim().toLowerCase();
  return {
    q: (query.get('q') ?? '').trim().slice(0, 200),
    category: storyChips.find((chip) => chip.toLowerCase() === asked) ?? allCategories,
    page: pageOf(query),
  };
}

/** The address of a filter. A change of filter begins at page 1. */
export function addressOfFilter({ q, category, page = 1 }: Omit<StoryFilter, 'page'> & { page?: number }): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (category !== allCategories) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search ? `/stories?${search}` : '/stories';
}

/** The address of a tag's page. Page paths are lower case. */
export function addressOfTag(tag: string): string {
  return `/tags/${encodeURIComponent(tag.toLowerCase())}`;
}
