import { Problem } from '../contract/problem.ts';

/**
 * Refuses to save over what somebody else has saved since the form was opened. Call it with the row locked.
 * @param startedFrom `updatedAt` as the form got it; undefined is taken as it is
 * @throws Problem `conflict`
 */
export function requireUnchanged(stored: { updatedAt: Date }, startedFrom: string | undefined): void {
  if (startedFrom === undefined || Date.parse(startedFrom) === stored.updatedAt.getTime()) return;
  throw new Problem('conflict', 'Somebody else has saved this since you opened it. Nothing was overwritten.');
}
