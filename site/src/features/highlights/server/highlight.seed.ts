import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import type { SampleDates } from '#server/sample-dates.ts';
import { sampleId } from '#server/sample-ids.ts';
import type { SampleImages, SampleVideos } from '../../media/server/media.seed.ts';
import { highlightRegion } from '../highlight.contract.ts';
import { highlights } from './highlight.table.ts';
import { highlightDays } from './highlight-days.rules.ts';

/** The sample library's highlights, in the order in which they are to be shown. */
export const sampleHighlights = z.array(
  z.object({
    name: z.string(),
    description: z.string(),
    location: z.string(),
    region: highlightRegion,
    rating: z.number().min(0).max(5),
    picture: z.string(),
    portrait: z.string(),
    video: z.string().nullable(),
    date: z.iso.date(),
    featured: z.boolean(),
  }),
);

/** Stores them, published. */
export async function seedHighlights(
  db: Queryable,
  pictures: SampleImages,
  videos: SampleVideos,
  samples: z.output<typeof sampleHighlights>,
  dates: SampleDates,
): Promise<void> {
  for (const [index, { picture, portrait, video, date, ...texts }] of samples.entries()) {
    const days = highlightDays(date, index, dates);
    const at = new Date(`${days.told}T09:00:00Z`);
    await db.insert(highlights).values({
      ...texts,
      id: sampleId('highlight', `${texts.name}, ${texts.location}`),
      date: days.date,
      imageId: await pictures(picture),
      videoId: video && (await videos(video)),
      avatarId: await pictures(portrait),
      createdAt: at,
      updatedAt: at,
    });
  }
}
