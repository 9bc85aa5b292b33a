import type { Queryable } from '#server/queryable.ts';
import { listVotesBy } from './voter.repository.ts';

/** The votes of somebody, for a copy of their data. */
export function copyVotes(db: Queryable, accountId: string) {
  return listVotesBy(db, accountId);
}
