import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import { sampleId } from '#server/sample-ids.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import type { SampleImages } from '../../media/server/media.seed.ts';
import { bannerImages, banners } from './banner.table.ts';

export const sampleBanners = z.array(
  z.object({
    title: z.string(),
    description: z.string(),
    smallDescription: z.string(),
    pictures: z
      .array(z.object({ picture: z.string(), place: z.string() }))
      .min(1)
      .max(3),
    active: z.boolean(),
  }),
);

export async function seedBanners(
  db: Queryable,
  pictures: SampleImages,
  samples: z.output<typeof sampleBanners>,
): Promise<void> {
  const places = await db.select({ id: destinations.id, slug: destinations.slug }).from(destinations);
  const placeIds = new Map(places.map(({ id, slug }) => [slug, id]));
  for (const { pictures: shown, ...banner } of samples) {
    const [row] = await db
      .insert(banners)
      .values({ ...banner, id: sampleId('banner', banner.title) })
      .returning({ id: banners.id });
    for (const [position, { picture, place }] of shown.entries()) {
      const placeId = placeIds.get(place);
      if (!placeId) throw new Error(`The sample library has no destination called ${place}.`);
      const image = { mediaId: await pictures(picture), placeId, position };
      await db.insert(bannerImages).values({ ...image, bannerId: row?.id ?? '' });
    }
  }
}
