import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { mostCounted } from '../../contract/count-limits.ts';

const oneIn = 32;
const end = sql.raw("'08000000-0000-0000-0000-000000000000'");

/**
 * Whether a row is of the sample: ids are random, so one in 32 is. An index of these alone makes them quick to look
 * through.
 */
export const isSampled = (id: SQLWrapper): SQL => sql`${id} < ${end}`;

const expected = mostCounted / oneIn;

/** So many of a sample leave no doubt (six times its own error) that there are `mostCounted` of all. */
export const enoughOfSample = Math.ceil(expected + 6 * Math.sqrt(expected));

/** Whether a sample of `source`, which has an id, says so. No more of it is met than that needs. */
export const isEnoughOfSample = (source: SQLWrapper, where: SQL): SQL => {
  const enough = sql.raw(String(enoughOfSample));
  return sql`(select count(*) from (
    select from ${source} where ${isSampled(sql`id`)} and ${where} limit ${enough}) as met) >= ${enough}`;
};
