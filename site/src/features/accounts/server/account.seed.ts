import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Queryable } from '../../../server/queryable.ts';
import type { SamplePictures } from '../../media/server/media.seed.ts';
import { user } from '../auth.contract.ts';
import { accounts, roles } from './account.table.ts';
import { hashPassword } from './password-hash.ts';

const people = z.record(z.string(), z.object({ name: z.string(), portrait: z.string().optional() }));

/** The people who wrote the sample reviews, by their name in the library. They have no password: nobody logs in as one of them. */
export async function seedPeople(
  db: Queryable,
  pictures: SamplePictures,
  library: string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const known = people.parse(JSON.parse(await readFile(path.join(library, 'people.json'), 'utf8')));
  for (const [key, { name, portrait }] of Object.entries(known)) {
    const avatarId = portrait ? await pictures(portrait) : null;
    const [row] = await db
      .insert(accounts)
      .values({ name, email: `${key}@people.example.com`, avatarId })
      .returning({ id: accounts.id });
    if (row) ids.set(key, row.id);
  }
  return ids;
}

const samples = z.array(
  z.object({
    email: z.string(),
    role: z.enum(roles),
    name: z.string(),
    phoneNumber: z.string(),
    country: z.string(),
    city: z.string(),
    state: z.string(),
    gender: z.string(),
    dateOfBirth: z.string(),
    isSubscribed: z.boolean(),
    travelAchievements: user.shape.travelAchievements,
  }),
);

/** The accounts to look around with, one for each role, all with one password. What they tell of themselves is made up. */
export async function seedSampleAccounts(db: Queryable, library: string, password: string): Promise<void> {
  const people = samples.parse(JSON.parse(await readFile(path.join(library, 'accounts.json'), 'utf8')));
  const passwordHash = await hashPassword(password);
  const emailVerifiedAt = new Date();
  await db.insert(accounts).values(people.map((person) => ({ ...person, passwordHash, emailVerifiedAt })));
}
