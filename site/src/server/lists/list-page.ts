import { mostCounted } from '../../contract/count-limits.ts';
import type { Page, PageRequest } from '../../contract/pagination.ts';

/**
 * How the rows of a page are found. `scan` steps along the index of the order and leaves out what does not match: soon
 * done where much matches. `sort` reads all that match and sorts them: soon done where little does.
 */
export type Method = 'scan' | 'sort';

type List<Row> = {
  /** Whether there are conditions beyond those that the index of the order holds. */
  isFiltered: boolean;
  /** How many match; where that is not kept, up to {@link mostCounted}. */
  count: () => Promise<number>;
  rows: (method: Method, page: { limit: number; offset: number }) => Promise<Row[]>;
  /** Up to this many are sorted; beyond it the index is scanned. As many as are counted, if it is not said. */
  mostSorted?: number;
  /** Where the list ends, whatever was counted. */
  mostListed?: number;
};

/** One page of a list, found in the way that costs least. PostgreSQL would have to guess; the count tells. */
export async function readPage<Row>(
  { isFiltered, count, rows, mostSorted = mostCounted, mostListed }: List<Row>,
  { page, limit }: PageRequest,
): Promise<Page<Row>> {
  const wanted = { limit, offset: (page - 1) * limit };
  if (!isFiltered) {
    const [found, totalCount] = await Promise.all([rows('scan', wanted), count()]);
    return { rows: found, totalCount };
  }
  const counted = await count();
  const totalCount = Math.min(counted, mostListed ?? counted);
  if (wanted.offset >= totalCount) return { rows: [], totalCount };
  return { rows: await rows(counted < mostSorted ? 'sort' : 'scan', wanted), totalCount };
}

/** One page of what is known as a whole. */
export const pageOf = <Row>(all: readonly Row[], { page, limit }: PageRequest): Page<Row> => ({
  rows: all.slice((page - 1) * limit, page * limit),
  totalCount: all.length,
});
