import type { Queryable } from '#server/queryable.ts';
import { anImage } from '../../media/server/media.fixture.ts';
import { about, teamMembers } from './about.table.ts';

/** The about page, with one value; written anew when there is one already. */
export async function anAbout(db: Queryable, values: Partial<typeof about.$inferInsert> = {}) {
  const written = {
    title: 'We go, we stay',
    intro: 'A notebook that was passed round.',
    introImageId: (await anImage(db)).id,
    mission: ['To travel less often and better.', 'Whoever signs a page has been there.'],
    values: [{ id: 'a1', icon: 'leaf', title: 'Tread lightly', description: 'Trains before planes.' }],
    joinTitle: 'Join Our Community',
    joinDescription: 'Keep a list.',
    ...values,
  };
  await db.insert(about).values(written).onConflictDoUpdate({ target: about.only, set: written });
}

let count = 0;

/** Somebody of the team, after those before. */
export async function aTeamMember(db: Queryable, values: Partial<typeof teamMembers.$inferInsert> = {}) {
  count += 1;
  const [row] = await db
    .insert(teamMembers)
    .values({
      name: `Member ${count}`,
      role: 'Editor',
      description: 'Keeps the commas.',
      imageId: (await anImage(db)).id,
      position: count,
      ...values,
    })
    .returning();
  return row as typeof teamMembers.$inferSelect;
}
