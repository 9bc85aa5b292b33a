import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Queryable } from '../../../server/queryable.ts';
import type { SamplePictures } from '../../media/server/media.seed.ts';
import { destinationImages, destinations } from './destination.table.ts';
import { regionOf } from './geography/region.ts';
import { regionWords } from './geography/region-words.ts';

/** A file of the sample library's destinations; its reviews are read by the reviews feature. */
export const sampleDestination = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  country: z.string(),
  region: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  description: z.string(),
  longDescription: z.string(),
  bestTimeToVisit: z.string(),
  suggestedDuration: z.string(),
  tags: z.array(z.string()).min(1),
  popularFor: z.array(z.string()).min(1),
  travelTips: z.array(z.string()).min(1),
  itinerary: z.array(z.object({ day: z.int(), title: z.string(), activities: z.array(z.string()) })).min(1),
  weather: z.object({ averageTemperatureCelsius: z.number(), climateType: z.string(), bestMonth: z.string() }),
  featured: z.boolean(),
  publishedOn: z.iso.date(),
  pictures: z.object({ thumbnail: z.string(), images: z.array(z.string()).min(1) }),
});

/** Stores one destination of the sample library, published, and returns its id. */
export async function seedDestination(
  db: Queryable,
  pictures: SamplePictures,
  sample: z.output<typeof sampleDestination>,
): Promise<string> {
  const { weather, publishedOn, pictures: chosen, itinerary, region: regionText, ...texts } = sample;
  const region = regionOf(regionText, sample.country);
  const at = new Date(`${publishedOn}T08:00:00Z`);
  const [row] = await db
    .insert(destinations)
    .values({
      ...texts,
      ...weather,
      itinerary: itinerary.map((day) => ({ id: randomUUID(), ...day })),
      regionText,
      region,
      placeWords: regionWords(region, sample.country).join(' '),
      thumbnailId: await pictures(chosen.thumbnail),
      published: true,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: destinations.id });
  const destinationId = row?.id ?? '';
  for (const [position, slug] of chosen.images.entries()) {
    await db.insert(destinationImages).values({ destinationId, mediaId: await pictures(slug), position });
  }
  return destinationId;
}
