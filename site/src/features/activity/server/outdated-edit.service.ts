import { printingNow } from '@trekker/texts/printed-texts.ts';
import { Problem, type SavedSince } from '#contract/problem.ts';
import type { Queryable } from '#server/queryable.ts';
import { findActorAt } from './activity.repository.ts';
import { t } from './api-outdated.texts.ts';

/** As the language in use writes it; English with the day first. */
function dateAndTime(at: Date): string {
  const { code } = printingNow('A time').rules;
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : [code, 'en-GB'], options).format(at);
}

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
  if (isOutdated({ updatedAt }, startedFrom)) throw await outdatedEdit(tx, { updatedAt });
}

export function isOutdated({ updatedAt }: { updatedAt: Date }, startedFrom: string | undefined): boolean {
  return startedFrom !== undefined && Date.parse(startedFrom) !== updatedAt.getTime();
}

/** Who saved, and when, as a `conflict`; with what two edits made of the same fields, where that is known. */
export async function outdatedEdit(
  tx: Queryable,
  { updatedAt }: { updatedAt: Date },
  both?: Pick<SavedSince, 'fields' | 'merged'>,
): Promise<Problem> {
  const actor = await findActorAt(tx, updatedAt);
  const time = dateAndTime(updatedAt);
  const message = actor ? t.savedBy({ name: actor.name, time }) : t.savedBySomeone({ time });
  const savedBy = actor ? { _id: actor.id, name: actor.name } : null;
  return new Problem('conflict', message, { data: { savedBy, savedAt: updatedAt.toISOString(), ...both } });
}
