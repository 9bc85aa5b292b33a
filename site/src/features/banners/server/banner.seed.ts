import { z } from 'zod';
import type { Queryable } from '../../../server/queryable.ts';
import type { SamplePictures } from '../../media/server/media.seed.ts';
import { bannerImages, banners } from './banner.table.ts';

export const sampleBanners = z.array(
  z.object({
    title: z.string(),
    description: z.string(),
    smallDescription: z.string(),
    pictures: z.array(z.string()).min(1).max(3),
    active: z.boolean(),
  }),
);

export async function seedBanners(
  db: Queryable,
  pictures: SamplePictures,
  samples: z.output<typeof sampleBanners>,
): Promise<void> {
  for (const { pictures: slugs, ...banner } of samples) {
    const [row] = await db.insert(banners).values(banner).returning({ id: banners.id });
    for (const [position, slug] of slugs.entries()) {
      await db.insert(bannerImages).values({ bannerId: row?.id ?? '', mediaId: await pictures(slug), position });
    }
  }
}
