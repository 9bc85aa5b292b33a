import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { printNumber } from '@trekker/texts/print-values.ts';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import {
  type BulkAction,
  type BulkKindName,
  type BulkOutcome,
  type BulkRun,
  mostAtOnce,
  mostInRun,
  takesValue,
} from '../bulk.contract.ts';
import { t } from './api-bulk.texts.ts';
import { carryOutBulkRun } from './bulk.jobs.ts';
import * as store from './bulk.repository.ts';
import type { BulkFilter, WantedStep } from './bulk-kind.ts';
import { carryOut, carryOutIfFree } from './bulk-run.service.ts';
import { type BulkKinds, kindOf, requirePossible } from './bulk-step.service.ts';

type Wanted = { kind: BulkKindName; action: BulkAction; value?: string | undefined; dryRun?: boolean | undefined };

/** The same for a few items, at once. Throws `invalid_input`. */
export async function changeMany(
  db: Transactor,
  kinds: BulkKinds,
  viewer: Viewer,
  { kind, action, value, dryRun = false, ids }: Wanted & { ids: string[] },
): Promise<{ data: BulkOutcome[]; run: string | null }> {
  await requirePossible(db, kindOf(kinds.kinds, kind), action, value);
  const steps = stepsFor(ids, action, value);
  const run = { kind, isDryRun: dryRun, accountId: viewer.accountId, language: requestLanguage() };
  const { id } = await db.transaction((tx) => store.insertRun(tx, run, steps));
  await carryOut(db, kinds, id);
  const came = new Map((await store.listSteps(db, id, 0, ids.length)).map((step) => [step.itemId, step]));
  const canUndo = !dryRun && [...came.values()].some(({ undoAction }) => undoAction !== null);
  if (!canUndo) await store.deleteRun(db, id);
  const data = ids.map((_id): BulkOutcome => {
    const step = came.get(_id);
    return step?.ok ? { _id, ok: true } : { _id, ok: false, message: step?.message ?? t.notChanged };
  });
  return { data, run: canUndo ? id : null };
}

/** In one order, so that two runs over the same items do not wait for each other. */
const stepsFor = (ids: readonly string[], action: BulkAction, value: string | undefined): WantedStep[] =>
  [...ids].sort().map((itemId) => ({ itemId, action, value: (takesValue(action) && value) || null }));

/** Many items, or all that a list finds: as a job, unless they are few. Throws `invalid_input`. */
export async function startRun(
  db: Transactor,
  kinds: BulkKinds,
  viewer: Viewer,
  {
    kind,
    action,
    value,
    dryRun = false,
    ids,
    filter,
  }: Wanted & { ids?: string[] | undefined; filter?: BulkFilter | undefined },
): Promise<BulkRun> {
  const known = kindOf(kinds.kinds, kind);
  await requirePossible(db, known, action, value);
  const chosen = ids ?? (await known.listIds(db, filter ?? { q: '' }, mostInRun + 1));
  const refuse = (message: string) => new Problem('invalid_input', message, { errors: [{ field: 'filter', message }] });
  if (chosen.length === 0) throw refuse(t.nothingFound);
  if (chosen.length > mostInRun) throw refuse(t.tooMany({ most: printNumber(mostInRun) }));
  const steps = stepsFor(chosen, action, value);
  const run = { kind, isDryRun: dryRun, accountId: viewer.accountId, language: requestLanguage() };
  return begin(db, kinds, (tx) => store.insertRun(tx, run, steps));
}

/** Takes back what a run has changed, once. Throws `not_found`; `conflict` where there is nothing to take back. */
export function undoRun(db: Transactor, kinds: BulkKinds, viewer: Viewer, id: string): Promise<BulkRun> {
  return begin(db, kinds, async (tx) => {
    const run = await store.lockRun(tx, id);
    if (!run) throw notFound();
    if (run.undoneAt) throw new Problem('conflict', t.undoneAlready);
    if (!run.endedAt) throw new Problem('conflict', t.unfinished);
    const steps = run.isDryRun ? [] : await store.listUndoSteps(tx, id);
    if (steps.length === 0) throw new Problem('conflict', t.nothingToUndo);
    await store.markUndone(tx, id);
    const language = requestLanguage();
    return store.insertRun(tx, { kind: run.kind, isDryRun: false, accountId: viewer.accountId, language }, steps);
  });
}

/** Few are done before the answer; for many a job is there as soon as the run is. */
async function begin(
  db: Transactor,
  kinds: BulkKinds,
  insert: (tx: Queryable) => Promise<store.RunRow>,
): Promise<BulkRun> {
  const { id, total } = await db.transaction(async (tx) => {
    const run = await insert(tx);
    await enqueue(tx, carryOutBulkRun, { run: run.id });
    return run;
  });
  if (total <= mostAtOnce) await carryOutIfFree(db, kinds, id);
  return readRun(db, kinds, id);
}

/** How far a run is. Throws `not_found`. */
export async function readRun(db: Queryable, { kinds }: BulkKinds, id: string): Promise<BulkRun> {
  const run = await store.findRun(db, id);
  if (!run) throw notFound();
  const failures = await store.listFailures(db, id);
  const ids = failures.map(({ itemId }) => itemId);
  const titles = new Map(
    ids.length > 0 ? (await kindOf(kinds, run.kind).listTitles(db, ids)).map((one) => [one.id, one.title]) : [],
  );
  const isDone = run.endedAt !== null;
  return {
    _id: run.id,
    kind: run.kind,
    dryRun: run.isDryRun,
    state: isDone ? 'done' : 'running',
    total: run.total,
    done: run.done,
    succeeded: run.succeeded,
    failures: failures.map(({ itemId, message }) => ({
      _id: itemId,
      title: titles.get(itemId) ?? '',
      ok: false,
      message: message ?? '',
    })),
    canUndo: isDone && !run.isDryRun && !run.undoneAt && (await store.hasChanged(db, id)),
  };
}

const notFound = () => new Problem('not_found', t.unknown);
