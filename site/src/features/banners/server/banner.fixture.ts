import type { Queryable } from '#server/queryable.ts';
import { anImage } from '../../media/server/media.fixture.ts';
import { bannerImages, banners } from './banner.table.ts';

let count = 0;

/** A banner with one image that is not active, newer than the one before. */
export async function aBanner(db: Queryable, values: Partial<typeof banners.$inferInsert> = {}, images = 1) {
  count += 1;
  const at = new Date(Date.UTC(2026, 4, 1) + count * 60_000);
  const [row] = await db
    .insert(banners)
    .values({
      title: `Banner ${count}`,
      description: 'Slow trains and long evenings.',
      smallDescription: 'Join us',
      createdAt: at,
      updatedAt: at,
      ...values,
    })
    .returning();
  const banner = row as typeof banners.$inferSelect;
  for (let position = 0; position < images; position += 1)
    await db.insert(bannerImages).values({ bannerId: banner.id, mediaId: (await anImage(db)).id, position });
  return banner;
}
