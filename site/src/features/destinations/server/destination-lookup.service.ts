import { Problem } from '#contract/problem.ts';
import type { Queryable } from '#server/queryable.ts';
import { findPublicDestination } from './destination.repository.ts';

/** A published destination by slug, former slug or id; a draft and one that never was look the same: `not_found`. */
export async function requirePublicDestination(db: Queryable, slugOrId: string) {
  const destination = await findPublicDestination(db, slugOrId);
  if (!destination) throw new Problem('not_found', 'Destination not found');
  return destination;
}
