import type { Queryable } from '../../../server/queryable.ts';
import { countByDay, countByPath } from './visit.repository.ts';

/** Looks at pages within the last `days` days (UTC), today's included, oldest day first, and the pages looked at most. */
export async function describeVisits(db: Queryable, days: number) {
  const [byDay, pages] = await Promise.all([countByDay(db, days), countByPath(db, days, 5)]);
  return { days: byDay, pages };
}
