import { ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import { sampleId } from '#server/sample-ids.ts';
import { slugOf } from '#server/slug.ts';
import type { SamplePeople } from '../../accounts/server/account.seed.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import type { SampleImages } from '../../media/server/media.seed.ts';
import { authors } from './author.table.ts';

export const sampleAuthors = z.record(
  z.string(),
  z.object({ name: z.string(), bio: z.string(), portrait: z.string() }),
);

/**
 * Stores the authors of the sample library, of whom some wrote sample reviews too, and the profiles of its staff; gives
 * the ids of the first by their name in the library.
 */
export async function seedAuthors(
  db: Queryable,
  pictures: SampleImages,
  samples: z.output<typeof sampleAuthors>,
  people: SamplePeople,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [key, { name, bio, portrait }] of Object.entries(samples)) {
    const accountId = people.get(key)?.id ?? null;
    const values = {
      id: sampleId('author', key),
      slug: slugOf(name, key),
      name,
      bio,
      accountId,
      avatarId: await pictures(portrait),
    };
    const [row] = await db.insert(authors).values(values).returning({ id: authors.id });
    ids.set(key, row?.id ?? '');
  }
  const staff = await db.select().from(accounts).where(ne(accounts.role, 'USER'));
  const profiles = staff.map(({ id, name, avatarId }) => ({ accountId: id, name, avatarId, slug: slugOf(name, id) }));
  if (profiles.length > 0) await db.insert(authors).values(profiles).onConflictDoNothing();
  return ids;
}
