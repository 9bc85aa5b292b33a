import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import { sampleId } from '#server/sample-ids.ts';
import type { SampleImages } from '../../media/server/media.seed.ts';
import { about, teamMembers } from './about.table.ts';

export const sampleAbout = z.object({
  title: z.string(),
  intro: z.string(),
  introImage: z.string(),
  mission: z.array(z.string()).min(1),
  values: z.array(z.object({ icon: z.string(), title: z.string(), description: z.string() })).min(1),
  team: z.array(z.object({ name: z.string(), role: z.string(), description: z.string(), portrait: z.string() })),
  join: z.object({ title: z.string(), description: z.string() }),
});

export async function seedAbout(
  db: Queryable,
  pictures: SampleImages,
  sample: z.output<typeof sampleAbout>,
): Promise<void> {
  const { title, intro, introImage, mission, values, team, join } = sample;
  await db
    .insert(about)
    .values({
      title,
      intro,
      introImageId: await pictures(introImage),
      mission,
      values: values.map((value) => ({ id: randomUUID(), ...value })),
      joinTitle: join.title,
      joinDescription: join.description,
    })
    .onConflictDoNothing();
  for (const [position, { portrait, ...member }] of team.entries()) {
    const id = sampleId('team-member', member.name);
    await db.insert(teamMembers).values({ ...member, id, imageId: await pictures(portrait), position });
  }
}
