import { z } from 'zod';
import { t } from './texts/api-checks.texts.ts';

/** A whole number in a query string, written in plain digits: "1e3", "0x10", " 1" and lists are refused. */
function integer(name: string, least: number, most: number) {
  const error = () => t.wholeNumber({ field: name, least, most });
  return z
    .string({ error })
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error });
}

/** `page` (from 1) and `limit` (1 to 100) of a list; anything else is refused. */
export function pageQuery(defaultLimit: number) {
  return {
    page: integer('page', 1, 1_000_000).default(1),
    limit: integer('limit', 1, 100).default(defaultLimit),
  };
}

/**
 * The answer of a list. A page past the end is an empty list; `totalPages` is at least 1. `totalCount` is exact, but
 * for what words or several filters together find: that is counted up to `mostCounted` (by staff, `mostFound`), and
 * `totalPages` are those that can be asked for.
 */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    success: z.literal(true),
    data: z.array(item),
    page: z.int(),
    limit: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  });
}

/** The answer that carries one thing or a short list without pages. */
export function dataOf<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data });
}

export type PageRequest = { page: number; limit: number };

/** What a repository gives back for one page of a list. */
export type Page<Row> = { rows: Row[]; totalCount: number };

export function presentList<Row, Item = Row>(
  request: PageRequest,
  page: Page<Row>,
  present: (row: Row) => Item = (row) => row as never,
) {
  return {
    success: true as const,
    data: page.rows.map(present),
    page: request.page,
    limit: request.limit,
    totalPages: Math.max(1, Math.ceil(page.totalCount / request.limit)),
    totalCount: page.totalCount,
  };
}

export function presentData<Data>(data: Data) {
  return { success: true as const, data };
}
