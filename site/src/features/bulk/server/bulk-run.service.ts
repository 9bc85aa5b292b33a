import type { Role } from '#contract/roles.ts';
import { trashing } from '#features/trash/server/trash.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import * as store from './bulk.repository.ts';
import type { StepOutcome, WantedStep } from './bulk-kind.ts';
import { type BulkKinds, doSteps } from './bulk-step.service.ts';

/** So many that their transaction is short, and what each statement costs by itself is shared by many. */
const batch = 50;

/**
 * Goes on with a run until it is done. What is done and that it is done are one transaction: killed anywhere, it goes
 * on behind the last batch, and nothing is done twice.
 */
export async function carryOut(db: Transactor, kinds: BulkKinds, id: string, signal?: AbortSignal): Promise<void> {
  while (await carryOutSome(db, kinds, id, false)) signal?.throwIfAborted();
}

/** The same, unless a worker has begun already. */
export async function carryOutIfFree(db: Transactor, kinds: BulkKinds, id: string): Promise<void> {
  while (await carryOutSome(db, kinds, id, true));
}

/** @returns whether more is to be done */
function carryOutSome(db: Transactor, kinds: BulkKinds, id: string, ifFree: boolean): Promise<boolean> {
  // Accounts come before any row: a step may move something to the trash.
  return trashing(db, async (tx) => {
    const run = await store.lockRun(tx, id, ifFree);
    if (!run || run.endedAt) return false;
    const role = await store.findStaffRole(tx, run.accountId);
    if (!role) {
      await store.endRun(tx, id);
      return false;
    }
    const steps = await store.listSteps(tx, id, run.done, batch);
    const viewer = asStaff(run.accountId, role);
    const outcomes = await inLanguageOf(run.language, () => doOrTry(tx as Transactor, kinds, run, viewer, steps));
    await store.writeOutcomes(tx, run, outcomes);
    return run.done + outcomes.length < run.total;
  });
}

/** Whoever started it, with the rights of today; no login goes with it. */
const asStaff = (accountId: string, role: Role): Viewer => ({ accountId, role, sessionId: '', expiresAt: 0 });

type Run = Pick<store.RunRow, 'kind' | 'isDryRun'>;

/** Does some steps, at least the first of them, in one transaction, or only finds out what would come of them. */
async function doOrTry(
  tx: Transactor,
  kinds: BulkKinds,
  { kind, isDryRun }: Run,
  viewer: Viewer,
  steps: readonly WantedStep[],
): Promise<StepOutcome[]> {
  let outcomes: StepOutcome[] = [];
  const doAll = async (part: Queryable) => {
    outcomes = await doSteps(part as Transactor, kinds, kind, viewer, steps);
  };
  if (isDryRun) await takenBack(tx, doAll);
  else await doAll(tx);
  return outcomes;
}

const isOnlyTried = new Error('This was only tried');

/** Nothing tells better what would happen than to do it, and to take it back before anybody sees it. */
async function takenBack(tx: Transactor, run: (part: Queryable) => Promise<void>): Promise<void> {
  try {
    await tx.transaction(async (part) => {
      await run(part);
      throw isOnlyTried;
    });
  } catch (error) {
    if (error !== isOnlyTried) throw error;
  }
}
