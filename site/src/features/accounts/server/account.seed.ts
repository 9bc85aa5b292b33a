import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { roles } from '#contract/roles.ts';
import type { Queryable } from '#server/queryable.ts';
import type { SampleDates } from '#server/sample-dates.ts';
import { sampleId } from '#server/sample-ids.ts';
import type { SampleImages } from '../../media/server/media.seed.ts';
import { user } from '../auth.contract.ts';
import { accounts } from './account.table.ts';
import { hashPassword } from './password/password-hash.ts';

const people = z.record(
  z.string(),
  z.object({
    name: z.string(),
    city: z.string(),
    country: z.string(),
    joinedOn: z.iso.date(),
    portrait: z.string().optional(),
  }),
);

/** By their name in the library. */
export type SamplePeople = ReadonlyMap<string, { id: string; joinedAt: Date }>;

/**
 * The people who wrote the sample reviews, voted on them, or only read, joined over a year. They have no password:
 * nobody logs in as one of them.
 */
export async function seedPeople(
  db: Queryable,
  pictures: SampleImages,
  library: string,
  dates: SampleDates,
): Promise<SamplePeople> {
  const known = await readPeople(library);
  const rows = [];
  for (const [key, { joinedOn, portrait, ...person }] of Object.entries(known)) {
    const avatarId = portrait ? await pictures(portrait, { personal: true }) : null;
    const createdAt = dates.at(joinedOn, key);
    const times = { emailVerifiedAt: createdAt, createdAt, updatedAt: createdAt };
    rows.push({ ...person, id: sampleId('person', key), email: `${key}@people.example.com`, avatarId, ...times });
  }
  await db.insert(accounts).values(rows);
  return samplePeople(library, dates);
}

/** Those who were stored before. */
export async function samplePeople(library: string, dates: SampleDates): Promise<SamplePeople> {
  const known = Object.entries(await readPeople(library));
  return new Map(
    known.map(([key, { joinedOn }]) => [key, { id: sampleId('person', key), joinedAt: dates.at(joinedOn, key) }]),
  );
}

const readPeople = async (library: string) =>
  people.parse(JSON.parse(await readFile(path.join(library, 'people.json'), 'utf8')));

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
    joinedOn: z.iso.date(),
    travelAchievements: user.shape.travelAchievements,
  }),
);

/**
 * The accounts to look around with, one for each role, all with one password. What they tell of themselves is made up.
 * @returns id, name and role of each, by its address
 */
export async function seedSampleAccounts(db: Queryable, library: string, password: string, dates: SampleDates) {
  const people = samples.parse(JSON.parse(await readFile(path.join(library, 'accounts.json'), 'utf8')));
  const passwordHash = await hashPassword(password);
  const rows = people.map(({ joinedOn, travelAchievements, ...person }) => {
    const createdAt = dates.at(joinedOn, person.email);
    return {
      ...person,
      travelAchievements: travelAchievements.map(({ achievedAt, ...achievement }) => ({
        ...achievement,
        achievedAt: `${dates.dayOf(achievedAt)}T00:00:00.000Z`,
      })),
      passwordHash,
      emailVerifiedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    };
  });
  const { id, email, name, role } = accounts;
  const stored = await db.insert(accounts).values(rows).returning({ id, email, name, role });
  return new Map(stored.map((account) => [account.email, account]));
}
