import { mostCounted } from '../contract/most-counted.ts';
import type { Page, PageRequest } from '../contract/pagination.ts';

/**
 * How the rows of a page are found. `walk` steps along the index of the order and leaves out what does not match: soon done where
 * much matches. `gather` takes all that match and sorts them: soon done where little does.
 */
export type Way = 'walk' | 'gather';

type List<Row> = {
  /** Whether there are conditions beyond those that the index of the order holds. */
  isFiltered: boolean;
  /** How many match; where that is not kept, up to {@link mostCounted}. */
  count: () => Promise<number>;
  rows: (way: Way, page: { limit: number; offset: number }) => Promise<Row[]>;
  /** Fewer are gathered, more walked along; as many as are counted, if it is not said. */
  mostGathered?: number;
  /** Where the list ends, whatever was counted. */
  mostListed?: number;
};

/** One page of a list, found in the way that costs least. PostgreSQL would have to guess; the count tells. */
export async function readPage<Row>(
  { isFiltered, count, rows, mostGathered = mostCounted, mostListed }: List<Row>,
  { page, limit }: PageRequest,
): Promise<Page<Row>> {
  const wanted = { limit, offset: (page - 1) * limit };
  if (!isFiltered) {
    const [found, totalCount] = await Promise.all([rows('walk', wanted), count()]);
    return { rows: found, totalCount };
  }
  const counted = await count();
  const totalCount = Math.min(counted, mostListed ?? counted);
  if (wanted.offset >= totalCount) return { rows: [], totalCount };
  return { rows: await rows(counted < mostGathered ? 'gather' : 'walk', wanted), totalCount };
}
