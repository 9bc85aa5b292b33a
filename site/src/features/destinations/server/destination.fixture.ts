import { randomUUID } from 'node:crypto';
import { regionOf } from '@trekker/place-names/region.ts';
import { regionWords } from '@trekker/place-names/region-words.ts';
import type { Queryable } from '#server/queryable.ts';
import { anImage } from '../../media/server/media.fixture.ts';
import { destinationImages, destinations, formerDestinationSlugs } from './destination.table.ts';
import { bitOf } from './months/months.rules.ts';

export type Destination = typeof destinations.$inferSelect;

export type DestinationOptions = Partial<typeof destinations.$inferInsert> & {
  /** How many images its gallery has, beside the thumbnail. */
  images?: number;
  formerSlugs?: readonly string[];
};

/** The months that are good, 1 to 12, as the table holds them. */
export const goodIn = (...months: number[]): number => months.reduce((bits, month) => bits | bitOf(month), 0);

let count = 0;

function slugOf(name: string): string {
  const ascii = name.normalize('NFD').replace(/[^a-zA-Z0-9]+/g, ' ');
  return ascii.trim().toLowerCase().replaceAll(' ', '-');
}

const firstOfMay = Date.UTC(2026, 4, 1);

/**
 * A published place in Portugal; each is a minute newer than the one before. Its region follows from the texts, as in
 * the product.
 */
export async function aDestination(db: Queryable, options: DestinationOptions = {}): Promise<Destination> {
  count += 1;
  const { images = 2, formerSlugs = [], ...chosen } = options;
  const name = chosen.name ?? `Place ${count}`;
  const country = chosen.country ?? 'Portugal';
  const regionText = chosen.regionText ?? 'Southern Europe';
  const region = regionOf(regionText, country);
  const at = new Date(firstOfMay + count * 60_000);
  const [row] = await db
    .insert(destinations)
    .values({
      slug: slugOf(name),
      name,
      category: 'City',
      description: 'Steep lanes, tiled fronts and a river as wide as a sea.',
      longDescription: 'The first morning belongs to the hills.\n\nThe evening belongs to the water.',
      bestTimeToVisit: 'April to June',
      suggestedDuration: '3 days',
      tags: ['city', 'food'],
      popularFor: ['Tiles', 'Trams'],
      travelTips: ['Take the early tram.', 'Carry coins.'],
      itinerary: [{ id: randomUUID(), day: 1, title: 'The old town', activities: ['Walk up', 'Ride down'] }],
      averageTemperatureCelsius: 17.5,
      climateType: 'Mediterranean',
      bestMonth: 'May',
      country,
      regionText,
      region,
      placeWords: regionWords(region, country).join(' '),
      latitude: 38.71,
      longitude: -9.14,
      thumbnailId: (await anImage(db)).id,
      published: true,
      createdAt: at,
      updatedAt: at,
      ...chosen,
    })
    .returning();
  const destination = row as Destination;
  for (let position = 0; position < images; position += 1) {
    const image = await anImage(db, { alt: `${name}, view ${position + 1}` });
    await db.insert(destinationImages).values({ destinationId: destination.id, mediaId: image.id, position });
  }
  for (const slug of formerSlugs)
    await db.insert(formerDestinationSlugs).values({ slug, destinationId: destination.id });
  return destination;
}
