import type { Queryable } from '#server/queryable.ts';
import type { SampleDates } from '#server/sample-dates.ts';
import { seededRandom } from '#server/seeded-random.ts';
import { visits } from './visit.table.ts';

/** So many days back somebody looked. */
const days = 56;

/** How often a page is looked at on a day like any other, by its place in the list of `paths`. */
const base = (place: number) => 90 / (place + 1.4) ** 0.85;

/** People read at weekends: from Sunday on. */
const weekdays = [1.42, 0.86, 0.82, 0.88, 0.95, 1.06, 1.34];

/**
 * Looks at pages in the last weeks, rising slowly, more on weekends than on a Tuesday. Today has only just begun.
 * @param paths the one looked at most first
 */
export async function seedVisits(db: Queryable, paths: readonly string[], dates: SampleDates): Promise<void> {
  const rows = Array.from({ length: days }, (_, ago) => dates.daysAgo(ago)).flatMap((day, ago) => {
    const rhythm = weekdays[new Date(day).getUTCDay()] ?? 1;
    const rise = 1.25 - (ago / days) * 0.5;
    const mood = 0.85 + seededRandom(`day ${ago}`) * 0.3;
    const begun = ago === 0 ? 0.2 : 1;
    return paths.flatMap((path, place) => {
      const chance = 0.6 + seededRandom(`${path} ${ago}`) * 0.8;
      const count = Math.round(base(place) * rhythm * rise * mood * chance * begun);
      return count > 0 ? [{ day, path, count }] : [];
    });
  });
  await db.insert(visits).values(rows);
}
