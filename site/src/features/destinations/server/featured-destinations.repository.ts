import { sql } from 'drizzle-orm';
import { mostCounted } from '#contract/most-counted.ts';
import type { Region } from '#contract/regions.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { publicDestinations } from './destination.table.ts';

// The index of what is featured is walked once; where staff feature more than are ever counted, it is left early.
const countStatement = preparedOnce((db) => {
  const featured = db
    .select({ region: publicDestinations.region })
    .from(publicDestinations)
    .where(sql`${publicDestinations.featured}`)
    .limit(mostCounted)
    .as('featured');
  return db
    .select({ region: featured.region, count: sql<number>`count(*)::int` })
    .from(featured)
    .groupBy(featured.region)
    .prepare('destinations_featured_by_region');
});

/** How many published destinations are featured in each region; regions without any are left out. */
export function countFeaturedByRegion(db: Queryable): Promise<{ region: Region; count: number }[]> {
  return countStatement(db).execute();
}
