import type { Queryable } from '#server/queryable.ts';
import { freeSlug, slugOf } from '#server/slug.ts';
import { findUsedSlugs } from '../staff/staff-destination.repository.ts';

/** A free slug for the destination of that name. Hold the lock on slugs. */
export function slugFor(tx: Queryable, id: string, name: string): Promise<string> {
  return freeSlug(slugOf(name, 'destination'), (candidates) => findUsedSlugs(tx, id, candidates));
}
