import { type CheckedKind, requireReady } from '#features/checklists/server/checklist.service.ts';
import type { Queryable } from '#server/queryable.ts';
import { destinationChecklist } from '../../destination-checklist.ts';
import { missingIn, requireComplete } from '../destination-missing.rules.ts';
import { destinationVersions } from './destination-version.repository.ts';

export const destinationCheck: CheckedKind = { versions: destinationVersions, fields: destinationChecklist };

/**
 * Part of whatever publishes it, or plans to: what came from elsewhere may lack what the form insists on.
 * @throws Problem `invalid_input` that names what is missing; `conflict` where the checklist blocks
 */
export async function requirePublishable(tx: Queryable, id: string): Promise<void> {
  await requireWhole(tx, id);
  await requireReady(tx, destinationCheck, id);
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
