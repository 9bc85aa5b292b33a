import type { Problem } from '#contract/problem.ts';
import { type CheckedKind, refusalsOf } from '#features/checklists/server/checklist.service.ts';
import type { Queryable } from '#server/queryable.ts';
import { destinationChecklist } from '../../destination-checklist.ts';
import { incomplete, missingIn, requireComplete } from '../destination-missing.rules.ts';
import { destinationVersions } from './destination-version.repository.ts';

export const destinationCheck: CheckedKind = { versions: destinationVersions, fields: destinationChecklist };

/**
 * Part of whatever publishes it, or plans to: what came from elsewhere may lack what the form insists on.
 * @throws Problem `invalid_input` that names what is missing; `conflict` where the checklist blocks
 */
export async function requirePublishable(tx: Queryable, id: string): Promise<void> {
  const refusal = (await unpublishableOf(tx, [id])).get(id);
  if (refusal) throw refusal;
}

/** The same of several: why each that may not be published may not, by its id. */
export async function unpublishableOf(tx: Queryable, ids: readonly string[]): Promise<Map<string, Problem>> {
  const refusals = new Map<string, Problem>();
  for (const [id, { content }] of await destinationVersions.readAll(tx, ids)) {
    const errors = missingIn(content);
    if (errors.length > 0) refusals.set(id, incomplete(errors));
  }
  const whole = ids.filter((id) => !refusals.has(id));
  return new Map([...refusals, ...(await refusalsOf(tx, destinationCheck, whole))]);
}

/** Throws Problem `invalid_input` that names what is missing. */
export async function requireWhole(tx: Queryable, id: string): Promise<void> {
  const item = await destinationVersions.read(tx, id);
  if (item) requireComplete(item.content);
}

/** What a stored one lacks of what readers expect, in the words of its form; "" for nothing. */
export async function describeMissing(tx: Queryable, id: string): Promise<string> {
  const item = await destinationVersions.read(tx, id);
  const missing = item ? missingIn(item.content) : [];
  return missing.map(({ message }) => message).join(', ');
}
