import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { mostCounted, mostFound } from '../../contract/count-limits.ts';
import type { Sort } from '../../contract/list-sort.ts';
import type { PageRequest } from '../../contract/pagination.ts';
import type { Queryable } from '../queryable.ts';
import type { KeptList } from './kept-list-names.ts';
import { countLists, countListsWithout } from './list-count.repository.ts';
import { listCounts } from './list-count.table.ts';
import { type Orders, orderOf, orderSql } from './list-order.repository.ts';
import { type Method, readPage } from './list-page.ts';

const pagePlaceholders = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };

/**
 * The ids of one page, as SQL of a uuid[]. They come from indexes alone where an index is scanned without conditions,
 * so that rows far back cost little more than the first: only those of the page are read. Takes `limit` and `offset`.
 */
export function pageIds(
  source: SQLWrapper,
  where: SQL,
  order: SQL,
  method: Method,
  { limit, offset }: Record<'limit' | 'offset', unknown> = pagePlaceholders,
): SQL {
  // PostgreSQL sees nothing of the order behind OFFSET 0, and so takes the index of the conditions.
  const matching =
    method === 'scan'
      ? sql`${source} where ${where}`
      : sql`(select * from ${source} where ${where} offset 0) as ${source}`;
  return sql`array(select id from ${matching} order by ${order} limit ${limit} offset ${offset})`;
}

/** What to count in where the length of a list is not kept: no more than `most` rows. */
export function boundedRows(source: SQLWrapper, where: SQL, most = mostCounted): SQL {
  return sql`(select from ${source} where ${where} limit ${sql.raw(String(most))}) as matching`;
}

const sampleSize = 2000;

/**
 * How many rows match, up to {@link mostCounted}. Where they may be far more, a sample tells that without finding them
 * all: ids are random, so the first by id are as good as drawn. Only what the sample leaves no doubt about (six times
 * its own error) is taken from it, and all else is counted.
 */
export function boundedCount(
  source: SQLWrapper,
  { where, mayBeMany, length }: { where: SQL; mayBeMany: SQL; length: KeptList },
): SQL<number> {
  const found = sql`select count(*) from (select * from ${source} order by id limit ${sql.raw(String(sampleSize))}) as ${source} where ${where}`;
  const enough = sql`select share + 6 * sqrt(share) from (
    select ${sql.raw(String(sampleSize * mostCounted))}.0 / greatest(sum(change), 1) as share from ${listCounts} where list = ${length}) as expected`;
  return sql<number>`case when (case when ${mayBeMany} then (${found}) >= (${enough}) end) then ${sql.raw(String(mostCounted))}
    else (select count(*) from ${boundedRows(source, where)}) end::int`;
}

/** What staff chose to see of a list: its condition, and the kept lists that add up to it. */
export type ListFilter = {
  where: SQL;
  lists: readonly KeptList[];
  /** Kept lists of what is in `lists` and not in it. */
  without?: readonly KeptList[];
  /** Where it may be a small part of what the index of its order holds. */
  isPart?: boolean;
};

type StaffList<Name extends string> = ListFilter & {
  source: { id: SQLWrapper; createdAt: SQLWrapper } & SQLWrapper;
  /** What words were looked for, if any were. */
  words?: SQL | undefined;
  /** One of `orders`, or "" for the newest first. */
  sort?: Sort<Name | 'added'> | undefined;
  /** Each has an index over all rows that knows what `where` asks for. */
  orders: Orders<Name>;
};

/** The ids of one page of a list for staff in their order, and how many it has. */
export async function findPageOfIds<Name extends string>(
  db: Queryable,
  { source, where, words, lists, without = [], isPart = false, sort, orders }: StaffList<Name>,
  page: PageRequest,
): Promise<{ ids: string[]; totalCount: number }> {
  const matching = words ? sql`${where} and ${words}` : where;
  const isCounted = words !== undefined;
  const all = { ...orders, added: [source.createdAt, source.id] };
  const order = orderOf<Name | 'added'>(all, sort || '-added');
  // To follow an order by one row costs about what finding and sorting one row does. So an index is followed as far as
  // this page where at least a tenth of what would be sorted match.
  const mostSorted = Math.min(Math.max(mostFound, 10 * page.page * page.limit), mostCounted);
  const countFound = async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${boundedRows(source, matching, mostSorted)}`,
    );
    return rows[0]?.count ?? 0;
  };
  const { rows: ids, totalCount } = await readPage(
    {
      isFiltered: isCounted || isPart || Boolean(sort),
      count: () => {
        if (isCounted) return countFound();
        return without.length > 0 ? countListsWithout(db, lists, without) : countLists(db, ...lists);
      },
      rows: async (method, wanted) => {
        const found = sql`select ${pageIds(source, matching, orderSql(order), method, wanted)} as ids`;
        return (await db.execute<{ ids: string[] }>(found)).rows[0]?.ids ?? [];
      },
      mostSorted,
      ...(isCounted && { mostListed: mostFound }),
    },
    page,
  );
  return { ids, totalCount };
}

/** The ids of all that a list finds, `most` at the most, in no order. */
export async function findMatchingIds(
  db: Queryable,
  { source, where, words }: Pick<StaffList<never>, 'source' | 'where' | 'words'>,
  most: number,
): Promise<string[]> {
  const matching = words ? sql`${where} and ${words}` : where;
  const { rows } = await db.execute<{ id: string }>(sql`select id from ${source} where ${matching} limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Rows found by their ids, as {@link findPageOfIds} has them in order. */
export function orderByIds(ids: readonly string[], id: SQLWrapper): SQL {
  return sql`array_position(${sql.param([...ids])}::uuid[], ${id})`;
}
