import { and, asc, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import { accounts } from '#features/accounts/server/account.table.ts';
import type { Queryable } from '#server/queryable.ts';
import { bulkRuns, bulkSteps } from './bulk.table.ts';
import type { StepOutcome, WantedStep } from './bulk-kind.ts';

export type RunRow = typeof bulkRuns.$inferSelect;
export type StepRow = typeof bulkSteps.$inferSelect;

/** Stores a run with all its steps, in one statement however many they are. */
export async function insertRun(
  tx: Queryable,
  run: Pick<RunRow, 'kind' | 'accountId' | 'language' | 'isDryRun'>,
  steps: readonly WantedStep[],
): Promise<RunRow> {
  const [row] = await tx
    .insert(bulkRuns)
    .values({ ...run, total: steps.length })
    .returning();
  if (!row) throw new Error('The run was not stored.');
  await tx.execute(sql`
    insert into bulk_steps (run_id, position, item_id, action, value)
    select ${row.id}, place - 1, item_id, action, value
    from unnest(
      ${sql.param(steps.map(({ itemId }) => itemId))}::uuid[],
      ${sql.param(steps.map(({ action }) => action))}::text[],
      ${sql.param(steps.map(({ value }) => value))}::text[]
    ) with ordinality as step (item_id, action, value, place)`);
  return row;
}

export async function findRun(db: Queryable, id: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(bulkRuns).where(eq(bulkRuns.id, id));
  return row;
}

/** Until the transaction ends nobody else goes on with it. `ifFree`: undefined where somebody does. */
export async function lockRun(tx: Queryable, id: string, ifFree = false): Promise<RunRow | undefined> {
  const [row] = await tx
    .select()
    .from(bulkRuns)
    .where(eq(bulkRuns.id, id))
    .for('update', ifFree ? { skipLocked: true } : {});
  return row;
}

/** The steps from one on, in their order. */
export function listSteps(tx: Queryable, runId: string, from: number, most: number): Promise<StepRow[]> {
  return tx
    .select()
    .from(bulkSteps)
    .where(and(eq(bulkSteps.runId, runId), gte(bulkSteps.position, from)))
    .orderBy(bulkSteps.position)
    .limit(most);
}

/** Part of the transaction that does them: what came of the steps that follow those that are done. */
export async function writeOutcomes(tx: Queryable, run: RunRow, outcomes: readonly StepOutcome[]): Promise<void> {
  const undo = outcomes.map((one) => (one.ok ? one.undo : null));
  await tx.execute(sql`
    update bulk_steps set ok = came.ok, message = came.message, undo_action = came.action, undo_value = came.value
    from unnest(
      ${sql.param(outcomes.map(({ ok }) => ok))}::boolean[],
      ${sql.param(outcomes.map((one) => (one.ok ? null : one.message)))}::text[],
      ${sql.param(undo.map((one) => one?.action ?? null))}::text[],
      ${sql.param(undo.map((one) => one?.value ?? null))}::text[]
    ) with ordinality as came (ok, message, action, value, place)
    where run_id = ${run.id} and position = ${run.done}::int + came.place - 1`);
  const done = run.done + outcomes.length;
  await tx
    .update(bulkRuns)
    .set({
      done,
      succeeded: run.succeeded + outcomes.filter(({ ok }) => ok).length,
      ...(done >= run.total && { endedAt: sql`now()` }),
    })
    .where(eq(bulkRuns.id, run.id));
}

/** Ends a run before its time: nobody may go on with it. */
export async function endRun(tx: Queryable, id: string): Promise<void> {
  await tx.update(bulkRuns).set({ endedAt: sql`now()` }).where(eq(bulkRuns.id, id));
}

export async function deleteRun(tx: Queryable, id: string): Promise<void> {
  await tx.delete(bulkRuns).where(eq(bulkRuns.id, id));
}

export async function markUndone(tx: Queryable, id: string): Promise<void> {
  await tx.update(bulkRuns).set({ undoneAt: sql`now()` }).where(eq(bulkRuns.id, id));
}

/** What takes a run back, the last step first. */
export async function listUndoSteps(tx: Queryable, runId: string): Promise<WantedStep[]> {
  const rows = await tx
    .select({ itemId: bulkSteps.itemId, action: bulkSteps.undoAction, value: bulkSteps.undoValue })
    .from(bulkSteps)
    .where(and(eq(bulkSteps.runId, runId), isNotNull(bulkSteps.undoAction)))
    .orderBy(desc(bulkSteps.position));
  return rows.flatMap(({ action, ...step }) => (action ? { ...step, action } : []));
}

const mostFailures = 100;

/** The first that could not be changed, and why. */
export function listFailures(db: Queryable, runId: string): Promise<{ itemId: string; message: string | null }[]> {
  return db
    .select({ itemId: bulkSteps.itemId, message: bulkSteps.message })
    .from(bulkSteps)
    .where(and(eq(bulkSteps.runId, runId), eq(bulkSteps.ok, false)))
    .orderBy(asc(bulkSteps.position))
    .limit(mostFailures);
}

/** Whether a run has changed anything. */
export async function hasChanged(db: Queryable, runId: string): Promise<boolean> {
  const rows = await db
    .select({ position: bulkSteps.position })
    .from(bulkSteps)
    .where(and(eq(bulkSteps.runId, runId), isNotNull(bulkSteps.undoAction)))
    .limit(1);
  return rows.length > 0;
}

/** Undefined for whoever is no member of staff any more. */
export async function findStaffRole(db: Queryable, accountId: string): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), inArray(accounts.role, ['ADMIN', 'AUTHOR'])));
  return row?.role;
}

/** A week later nobody undoes them any more. */
export async function deleteOldRuns(db: Queryable): Promise<void> {
  await db.delete(bulkRuns).where(lt(bulkRuns.createdAt, sql`now() - interval '7 days'`));
}
