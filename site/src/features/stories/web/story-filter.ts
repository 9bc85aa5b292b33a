import { chipMeant, type NamedCategory, storyChips } from '#contract/rules/stories/story-categories.ts';
import { pageOf } from './tag-address.ts';

export const [allCategories = ''] = storyChips;

/** `category` is a chip. */
export type StoryFilter = { q: string; category: string; page: number };

/** The filter that an address stands for. What it cannot mean is left out: a mistyped address still shows a page. */
export function filterOf(query: URLSearchParams, own: readonly NamedCategory[] | null): StoryFilter {
  const asked = (query.get('category') ?? '').trim().toLowerCase();
  return {
    q: (query.get('q') ?? '').trim().slice(0, 200),
    category: chipMeant(own, asked) ?? allCategories,
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
