import { randomUUID } from 'node:crypto';
import { regionOf } from '@trekker/place-names/region.ts';
import { regionWords } from '@trekker/place-names/region-words.ts';
import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import type { SampleDates } from '#server/sample-dates.ts';
import type { SampleImages } from '../../media/server/media.seed.ts';
import type { SampleTexts } from '../../rich-text/server/sample-text.seed.ts';
import { type MonthRating, ratingLetters } from '../months.contract.ts';
import { destinationImages, destinations } from './destination.table.ts';
import { monthColumns } from './months/months.rules.ts';

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
  /** Markdown. */
  longDescription: z.string(),
  bestTimeToVisit: z.string(),
  suggestedDuration: z.string(),
  tags: z.array(z.string()).min(1),
  popularFor: z.array(z.string()).min(1),
  travelTips: z.array(z.string()).min(1),
  itinerary: z.array(z.object({ day: z.int(), title: z.string(), activities: z.array(z.string()) })).min(1),
  shortLine: z.string().min(1).max(90),
  /** From January on: a letter for each rating, °C, mm. */
  months: z.object({
    ratings: ratingLetters,
    temperatures: z.array(z.number()).length(12),
    rain: z.array(z.number()).length(12),
  }),
  weather: z.object({ averageTemperatureCelsius: z.number(), climateType: z.string(), bestMonth: z.string() }),
  featured: z.boolean(),
  publishedOn: z.iso.date(),
  pictures: z.object({ thumbnail: z.string(), images: z.array(z.string()).min(1) }),
});

const ratings: Record<string, MonthRating> = { g: 'good', f: 'fair', p: 'poor' };

function monthsOf({ ratings: letters, temperatures, rain }: z.output<typeof sampleDestination>['months']) {
  return [...letters].map((letter, at) => ({
    rating: ratings[letter] ?? null,
    temperature: temperatures[at] ?? null,
    rain: rain[at] ?? null,
  }));
}

/** Stores one destination of the sample library, published, and returns its id. */
export async function seedDestination(
  db: Queryable,
  pictures: SampleImages,
  texts: SampleTexts,
  sample: z.output<typeof sampleDestination>,
  dates: SampleDates,
): Promise<string> {
  const { weather, months, publishedOn, pictures: chosen, itinerary, region: regionText, ...facts } = sample;
  const { plain, markdown } = await texts.read(facts.longDescription);
  const region = regionOf(regionText, sample.country);
  const at = dates.at(publishedOn, facts.slug);
  const [row] = await db
    .insert(destinations)
    .values({
      ...facts,
      id: texts.idOf('destination', facts.slug),
      longDescription: plain,
      longDescriptionMarkdown: markdown,
      ...weather,
      ...monthColumns(monthsOf(months)),
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
