import type { ApiClient } from '#web/api-client.ts';
import { type Highlight, listHighlights } from '../highlight.contract.ts';
import type { HighlightSearch } from './highlight-filter.ts';

const pageSize = 20;

/** More than these are not rendered for one address; who has loaded further begins ten pages before the end. */
const mostPages = 10;

export type HighlightPage = { page: number; items: Highlight[] };

export type FoundHighlights = {
  pages: HighlightPage[];
  totalPages: number;
  totalCount: number;
  /** Where there are none: what was probably meant. */
  correction?: string | undefined;
};

/** One page of a search, as Load More asks for it. */
export async function readHighlightPage(api: ApiClient, { q, filter, page }: HighlightSearch, signal?: AbortSignal) {
  const query = { q, filter, page: String(page), limit: String(pageSize) };
  const list = await api.call(listHighlights, { query }, signal);
  return { page, items: list.data, totalPages: list.totalPages, totalCount: list.totalCount };
}

/** All pages up to the one that an address names; from the beginning where it lies past the end. */
export async function readHighlights(api: ApiClient, search: HighlightSearch): Promise<FoundHighlights> {
  const first = Math.max(1, search.page - mostPages + 1);
  const numbers = Array.from({ length: search.page - first + 1 }, (_, index) => first + index);
  const found = await Promise.all(numbers.map((page) => readHighlightPage(api, { ...search, page })));
  const { totalPages, totalCount } = found[0] as (typeof found)[number];
  if (search.page > totalPages) return readHighlights(api, { ...search, page: 1 });
  return { pages: found.map(({ page, items }) => ({ page, items })), totalPages, totalCount };
}

/** Each highlight once: what is new meanwhile pushes others over to the next page, which brings them a second time. */
export function withoutRepeats(pages: readonly HighlightPage[]): HighlightPage[] {
  const seen = new Set<string>();
  return pages.map(({ page, items }) => ({
    page,
    items: items.filter(({ _id }) => !seen.has(_id) && seen.add(_id)),
  }));
}
