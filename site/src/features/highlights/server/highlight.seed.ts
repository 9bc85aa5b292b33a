import { z } from 'zod';
import type { Queryable } from '../../../server/queryable.ts';
import type { SampleFilms, SamplePictures } from '../../media/server/media.seed.ts';
import { highlightRegions, highlights } from './highlight.table.ts';

/** The sample library's highlights, in the order in which they are to be shown. */
export const sampleHighlights = z.array(
  z.object({
    name: z.string(),
    description: z.string(),
    location: z.string(),
    region: z.enum(highlightRegions),
    rating: z.number().min(0).max(5),
    picture: z.string(),
    portrait: z.string(),
    video: z.string().nullable(),
    date: z.iso.date(),
    featured: z.boolean(),
  }),
);

const minute = 60_000;

/** Stores them, published. */
export async function seedHighlights(
  db: Queryable,
  pictures: SamplePictures,
  films: SampleFilms,
  samples: z.output<typeof sampleHighlights>,
): Promise<void> {
  const newest = Date.parse('2026-11-01T09:00:00Z');
  for (const [index, { picture, portrait, video, ...texts }] of samples.entries()) {
    // Lists show the newest first, so the first came last.
    const at = new Date(newest - index * minute);
    await db.insert(highlights).values({
      ...texts,
      imageId: await pictures(picture),
      videoId: video && (await films(video)),
      avatarId: await pictures(portrait),
      createdAt: at,
      updatedAt: at,
    });
  }
}
