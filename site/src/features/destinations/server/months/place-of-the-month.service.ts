import type { Queryable } from '#server/queryable.ts';
import type { PlacesOfTheMonth } from '../../destination.contract.ts';
import { findMonthTemperatures } from '../destination.repository.ts';
import { listPublicDestinations } from '../destination-list.repository.ts';

const mostShown = 6;

/** What is good this month, by the clock of the site (UTC), the best rated first. */
export async function readPlacesOfTheMonth(db: Queryable): Promise<PlacesOfTheMonth> {
  const month = new Date().getUTCMonth() + 1;
  const filter = { q: '', tags: [], month, sort: 'rating' as const };
  const { rows, totalCount } = await listPublicDestinations(db, filter, { page: 1, limit: mostShown });
  const ids = rows.map(({ id }) => id);
  const temperatures = new Map(
    (await findMonthTemperatures(db, ids, month)).map(({ id, temperature }) => [id, temperature]),
  );
  return {
    month,
    totalCount,
    places: rows.map(({ id, slug, name, country }) => {
      return { _id: id, slug, name, country, temperature: temperatures.get(id) ?? null };
    }),
  };
}
