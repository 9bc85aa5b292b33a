import type { Queryable, Transactor } from '#server/queryable.ts';
import type { TrashedKind } from '../trash.contract.ts';
import * as store from './purge.repository.ts';

/** What a kind of thing has outside of the trash, and that goes with it. */
export type Purger = { kind: TrashedKind; purge(tx: Queryable, ids: readonly string[]): Promise<void> };

/** Few enough for a transaction of less than a second. */
const endedAtOnce = 1000;
const entriesAtOnce = 100;
const rowsAtOnce = 5000;

/**
 * Ends what has lain longer than so many days, and deletes all that has ended, in batches. Killed between two of them,
 * or within one, it leaves nothing half: what has ended is in no list and comes back no more, and the next run goes on.
 */
export async function purgeOld(db: Transactor, purgers: readonly Purger[], days: number): Promise<void> {
  while ((await store.endOldEntries(db, days, endedAtOnce)) === endedAtOnce);
  while (await db.transaction((tx) => purgeSome(tx, purgers)));
}

/** False when there is nothing left. */
async function purgeSome(tx: Queryable, purgers: readonly Purger[]): Promise<boolean> {
  const ended = await store.holdEnded(tx, entriesAtOnce);
  if (ended.length === 0) return false;
  if ((await store.deleteRowsOf(tx, ended, rowsAtOnce)) === rowsAtOnce) return true;
  await store.freeMedia(tx, ended);
  await store.deleteEntries(tx, ended);
  for (const { kind, purge } of purgers) {
    const ids = ended.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length > 0) await purge(tx, ids);
  }
  return true;
}
