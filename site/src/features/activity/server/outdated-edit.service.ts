import { Problem } from '#contract/problem.ts';
import type { Queryable } from '#server/queryable.ts';
import { findActorAt } from './activity.repository.ts';

const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Refuses to save over what somebody else has saved since the form was opened, and says who and when. Call it with the
 * row locked.
 * @param startedFrom `updatedAt` as the form got it; undefined is taken as it is
 * @throws Problem `conflict`
 */
export async function refuseOutdated(
  tx: Queryable,
  { updatedAt }: { updatedAt: Date },
  startedFrom: string | undefined,
): Promise<void> {
  if (startedFrom === undefined || Date.parse(startedFrom) === updatedAt.getTime()) return;
  const actor = await findActorAt(tx, updatedAt);
  const when = dateAndTime.format(updatedAt);
  const message = `${actor?.name ?? 'Someone'} saved this on ${when} UTC, after you opened it. Nothing was overwritten.`;
  const data = { savedBy: actor ? { _id: actor.id, name: actor.name } : null, savedAt: updatedAt.toISOString() };
  throw new Problem('conflict', message, { data });
}
