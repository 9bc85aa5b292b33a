import { notify } from '@trekker/database/notify.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { cacheChannel } from '#server/endpoints/cache-drops.ts';
import { beatSeconds, type Presence } from '../presence.contract.ts';
import { listStaffNames } from './presence.repository.ts';
import { type OpenForm, type PresenceBoard, presenceNotice } from './presence-board.ts';

type Tools = Pick<Dependencies, 'db' | 'reads'> & { board: PresenceBoard };

/** Two beats may be lost, or a browser may hold back the clock of a tab that nobody sees, before a form is gone. */
const missableBeats = 2.5;

/** Tells all processes that a form is open, and says who else has one of the same item. */
export async function keepPresence({ db, reads, board }: Tools, open: OpenForm, isHidden: boolean): Promise<Presence> {
  const beat = isHidden ? beatSeconds.hidden : beatSeconds.shown;
  await notify(db, cacheChannel, [presenceNotice(open, beat * missableBeats)]);
  const accountIds = board.besides(open);
  const others = [...new Set(accountIds)].filter((id) => id !== open.accountId);
  const names = others.length > 0 ? await listStaffNames(reads, others) : [];
  return {
    others: others.flatMap((id) => names.find(({ _id }) => _id === id) ?? []),
    isElsewhere: accountIds.includes(open.accountId),
  };
}

export async function endPresence({ db }: Tools, open: OpenForm): Promise<void> {
  await notify(db, cacheChannel, [presenceNotice(open, 0)]);
}
