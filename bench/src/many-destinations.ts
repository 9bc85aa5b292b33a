import { openDatabase } from '@trekker/database/database.ts';
import { sql } from 'drizzle-orm';

/** Multiplies the sample library's destinations, so that every list has its 25. */
export async function multiplyDestinations(url: string, times: number): Promise<number> {
  const database = await openDatabase({ url, poolSize: 1, statementTimeoutMs: 120_000 });
  try {
    await database.db.execute(sql`
      insert into destinations (slug, name, category, description, long_description, best_time_to_visit, suggested_duration, tags, popular_for,
        travel_tips, itinerary, average_temperature_celsius, climate_type, best_month, country, region_text, region, place_words, latitude,
        longitude, thumbnail_id, featured, published, rating_sum, rating_count, created_at)
      select slug || '-' || n, name || ' ' || n, category, description, long_description, best_time_to_visit, suggested_duration, tags, popular_for,
        travel_tips, itinerary, average_temperature_celsius, climate_type, best_month, country, region_text, region, place_words, latitude,
        longitude, thumbnail_id, featured, published, rating_sum, rating_count, created_at - n * interval '1 minute'
      from destinations, generate_series(1, ${times}) as n`);
    await database.db.execute(sql`
      insert into destination_images (destination_id, media_id, position)
      select made.id, media_id, position
      from destinations as made
      join destinations as origin on origin.slug = regexp_replace(made.slug, '-[0-9]+$', '') and origin.id <> made.id
      join destination_images on destination_id = origin.id`);
    await database.db.execute(sql`analyze destinations, destination_images`);
    const counted = await database.db.execute<{ count: number }>(sql`select count(*)::int as count from destinations`);
    return counted.rows[0]?.count ?? 0;
  } finally {
    await database.close();
  }
}
