import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What rows are put in order by, the id at last; all in the same direction, so that one index serves both. */
export type Order = { by: readonly SQLWrapper[]; down: boolean };

/**
 * The orders that a list can be asked for, by the name of the column that shows it. Each needs an index with these
 * parts.
 */
export type Orders<Name extends string = string> = Record<Name, readonly SQLWrapper[]>;

export function orderSql({ by, down }: Order): SQL {
  const direction = sql.raw(down ? ' desc' : ' asc');
  return sql.join(
    by.map((part) => sql`${part}${direction}`),
    sql`, `,
  );
}

/** The order that `sort` of a list names (contract/list-sort.ts). */
export function orderOf<Name extends string>(orders: Orders<Name>, sort: Name | `-${Name}`): Order {
  const down = sort.startsWith('-');
  return { by: orders[(down ? sort.slice(1) : sort) as Name], down };
}

/** A text as people put it in order: without case and accents, and never too long for an index. */
export function alphabetical(text: SQLWrapper): SQL {
  return sql`left(search_form(${text}), 100)`;
}
