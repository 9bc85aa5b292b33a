import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';

/**
 * Many published destinations, made in the database in batches: each word "common" is in all, "tenth" in every tenth,
 * "thousandth" in every thousandth; names are Place 1, Place 2, …
 */
export async function manyDestinations(db: Queryable, most: number): Promise<void> {
  const batch = 5000;
  for (let from = 1; from <= most; from += batch) {
    await db.execute(sql`
      insert into destinations (slug, name, category, description, long_description, best_time_to_visit, suggested_duration, tags,
        popular_for, travel_tips, itinerary, average_temperature_celsius, climate_type, best_month, country, region_text, region,
        latitude, longitude, featured, published, created_at)
      select 'place-' || n, 'Place ' || n, 'City',
        'A common town' || case when n % 10 = 0 then ' with a tenth' else '' end || case when n % 1000 = 0 then ' and a thousandth' else '' end,
        'Streets of ' || (select string_agg(substr(md5((n * 31 + part)::text), 1, 3), ' ') from generate_series(1, 12) as part), 'May', '3 days',
        array['common', 'tag' || n % 50], array['walks'], array['Walk.'], '[]', 20, 'Mild', 'May',
        case when n % 2 = 0 then 'Portugal' else 'Norway' end, 'Somewhere', 'europe', 10, 10, n % 97 = 0, true,
        timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(${from}::int, ${Math.min(from + batch - 1, most)}::int) as n`);
  }
  await db.execute(sql`analyze destinations, search_words, search_phrases`);
}
