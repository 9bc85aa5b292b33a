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
