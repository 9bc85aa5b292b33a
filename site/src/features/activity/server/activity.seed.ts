import { z } from 'zod';
import type { Role } from '#contract/roles.ts';
import type { Queryable } from '#server/queryable.ts';
import type { SampleDates } from '#server/sample-dates.ts';
import type { Activity } from './activity.repository.ts';
import { activityEntries, activityTypes } from './activity.table.ts';

/** What the sample accounts of staff have done, by the beginning of their address. */
export const sampleActivities = z.array(
  z.object({
    by: z.enum(['author', 'admin']),
    at: z.iso.datetime({ local: true, precision: -1 }),
    action: z.string(),
    detail: z.string(),
    type: z.enum(activityTypes),
  }),
);

/** The sample accounts, by their address. */
type SampleStaff = ReadonlyMap<string, { id: string; name: string; role: Role }>;

/** Something that one of them did at a certain time. */
export type SampleActivity = Activity & { by: 'author' | 'admin'; createdAt: Date };

export async function seedActivities(
  db: Queryable,
  staff: SampleStaff,
  samples: z.output<typeof sampleActivities>,
  /** What other samples tell of: messages that were read and answered. */
  further: readonly SampleActivity[],
  dates: SampleDates,
): Promise<void> {
  const told = samples.map(({ at, ...entry }) => ({ ...entry, createdAt: dates.at(at, '') }));
  const rows = [...told, ...further].map(({ by, ...entry }) => {
    const actor = staff.get(`${by}@example.com`);
    if (!actor) throw new Error(`The sample library has no account called ${by}.`);
    return { ...entry, actorId: actor.id, actorName: actor.name, role: actor.role };
  });
  await db.insert(activityEntries).values(rows);
}
