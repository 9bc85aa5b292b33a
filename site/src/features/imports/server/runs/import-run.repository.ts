import { and, count, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import type { Role } from '#contract/roles.ts';
import type { ImportedKind } from '#contract/rules/imports/imported-kinds.ts';
import { accounts } from '#features/accounts/server/account.table.ts';
import type { Queryable } from '#server/queryable.ts';
import { importItems, importReports, importRuns } from '../import.table.ts';
import type { ReportEvent } from '../import-report.ts';

export type RunRow = typeof importRuns.$inferSelect;
export type NamedRun = RunRow & { accountName: string | null };

const withName = { accountName: accounts.name };

export async function insertRun(
  tx: Queryable,
  run: Pick<RunRow, 'name' | 'site' | 'state' | 'accountId' | 'file' | 'choices' | 'format'>,
): Promise<RunRow> {
  const [row] = await tx.insert(importRuns).values(run).returning();
  return row as RunRow;
}

export async function findRun(db: Queryable, id: string): Promise<NamedRun | undefined> {
  const [found] = await db
    .select({ run: importRuns, ...withName })
    .from(importRuns)
    .leftJoin(accounts, eq(accounts.id, importRuns.accountId))
    .where(eq(importRuns.id, id));
  return found && { ...found.run, accountName: found.accountName };
}

export async function listRunPage(db: Queryable, { page, limit }: PageRequest): Promise<Page<NamedRun>> {
  const [rows, counted] = await Promise.all([
    db
      .select({ run: importRuns, ...withName })
      .from(importRuns)
      .leftJoin(accounts, eq(accounts.id, importRuns.accountId))
      .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: count() }).from(importRuns),
  ]);
  const totalCount = counted[0]?.count ?? 0;
  return { rows: rows.map(({ run, accountName }) => ({ ...run, accountName })), totalCount };
}

export async function updateRun(tx: Queryable, id: string, change: Partial<RunRow>): Promise<void> {
  await tx.update(importRuns).set(change).where(eq(importRuns.id, id));
}

/** Notes how far it is. False: it is not what it was any more, and ends here. */
export async function noteProgress(db: Queryable, { id, state }: Pick<RunRow, 'id' | 'state'>, done: number) {
  const rows = await db
    .update(importRuns)
    .set({ done })
    .where(and(eq(importRuns.id, id), eq(importRuns.state, state)))
    .returning({ id: importRuns.id });
  return rows.length > 0;
}

/** What an account may do today; undefined for one that is gone. */
export async function findRole(tx: Queryable, accountId: string): Promise<Role | undefined> {
  return (await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, accountId)))[0]?.role;
}

/** Of accounts that may write: what the authors of a source are matched with. */
export function listWriters(db: Queryable): Promise<{ id: string; email: string; name: string }[]> {
  const { id, email, name, role } = accounts;
  return db
    .select({ id, email, name })
    .from(accounts)
    .where(inArray(role, ['ADMIN', 'AUTHOR']))
    .orderBy(name, id);
}

/** Whether something that it made may still be there. */
export async function hasItems(db: Queryable, runId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${importItems}
    where ${and(eq(importItems.runId, runId), isNotNull(importItems.importedAt))} limit 1`);
  return rows.length > 0;
}

/** Files that were brought long ago and of which nothing was imported. */
export async function deleteForgotten(tx: Queryable, before: Date): Promise<string[]> {
  const rows = await tx
    .delete(importRuns)
    .where(and(inArray(importRuns.state, ['reading', 'ready', 'refused']), lt(importRuns.createdAt, before)))
    .returning({ file: importRuns.file });
  return rows.flatMap(({ file }) => file ?? []);
}

export async function deleteRun(tx: Queryable, id: string): Promise<void> {
  await tx.delete(importRuns).where(eq(importRuns.id, id));
}

/** Of these files of media storage, those that an import still reads. */
export async function listNeededFiles(tx: Queryable, names: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ file: importRuns.file })
    .from(importRuns)
    .where(inArray(importRuns.file, [...names]));
  return rows.flatMap(({ file }) => file ?? []);
}

export type NewLine = { key: string; position: number; event: ReportEvent; hasProblem: boolean };

/** A run that goes on meets what it has made or changed as what is here. */
const isOwnMaking = sql`${importReports.event} ->> 'outcome' in ('created', 'updated')
  and excluded.event ->> 'at' = 'item' and excluded.event ->> 'outcome' = 'unchanged'`;

/** What was told before is told anew, but for what the run itself has made. */
export async function writeLines(tx: Queryable, runId: string, isDryRun: boolean, lines: readonly NewLine[]) {
  if (lines.length === 0) return;
  await tx
    .insert(importReports)
    .values(lines.map((line) => ({ ...line, runId, isDryRun })))
    .onConflictDoUpdate({
      target: [importReports.runId, importReports.isDryRun, importReports.key],
      set: { position: sql`excluded.position`, event: sql`excluded.event`, hasProblem: sql`excluded.has_problem` },
      setWhere: sql`(${isOwnMaking}) is not true`,
    });
}

export async function deleteLines(tx: Queryable, runId: string, isDryRun: boolean): Promise<void> {
  await tx.delete(importReports).where(and(eq(importReports.runId, runId), eq(importReports.isDryRun, isDryRun)));
}

export type Shown = '' | 'problems' | 'skipped' | 'images';

const at = sql`${importReports.event} ->> 'at'`;
const whatIsShown: Record<Shown, SQL> = {
  '': sql`${at} <> 'start'`,
  problems: sql`${importReports.hasProblem} and ${at} in ('item', 'repair')`,
  skipped: sql`${at} = 'skip'`,
  images: sql`${at} = 'media'`,
};

export async function listLines(
  db: Queryable,
  { id, isDryRun, show }: { id: string; isDryRun: boolean; show: Shown },
  { page, limit }: PageRequest,
): Promise<Page<ReportEvent>> {
  const where = and(eq(importReports.runId, id), eq(importReports.isDryRun, isDryRun), whatIsShown[show]);
  const [rows, counted] = await Promise.all([
    db
      .select({ event: importReports.event })
      .from(importReports)
      .where(where)
      // What comes before what does not.
      .orderBy(sql`${at} <> 'item'`, importReports.position, importReports.key)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: count() }).from(importReports).where(where),
  ]);
  return { rows: rows.map(({ event }) => event), totalCount: counted[0]?.count ?? 0 };
}

/** What was left out has no outcome, and kinds of other systems among its own. */
type Outcome =
  | { at: 'item' | 'media'; kind: ImportedKind | null; outcome: string; count: number }
  | { at: 'skip'; kind: string; outcome: null; count: number };

export async function countOutcomes(db: Queryable, id: string, isDryRun: boolean): Promise<Outcome[]> {
  const { rows } = await db.execute<Outcome>(sql`
    select event ->> 'at' as at, event ->> 'kind' as kind, event ->> 'outcome' as outcome, count(*)::int as count
    from import_reports where run_id = ${id} and is_dry_run = ${isDryRun} and event ->> 'at' in ('item', 'media', 'skip')
    group by 1, 2, 3 order by 1, 2, 3`);
  return rows;
}

/** Of what a run has made: what is a draft still, by kind, and its images without an alternative text. */
export async function countToFinish(db: Queryable, id: string): Promise<{ kind: string; count: number }[]> {
  const drafts = (kind: string, table: string) => sql`
    select ${kind}::text as kind, count(*)::int as count from import_items
    join ${sql.identifier(table)} item on item.id = item_id where run_id = ${id} and not item.published`;
  const { rows } = await db.execute<{ kind: string; count: number }>(sql`
    ${drafts('story', 'stories')} union all ${drafts('page', 'pages')} union all ${drafts('destination', 'destinations')}
    union all select 'image', count(*)::int from media_items
    where kind = 'image' and alt = '' and not decorative and deleted_at is null
    and id in (select media_id from imported_media where run_id = ${id})`);
  return rows.filter(({ count }) => count > 0);
}

type Reason = { at: string; reason: string; count: number };

export async function countReasons(db: Queryable, id: string, isDryRun: boolean): Promise<Reason[]> {
  const { rows } = await db.execute<Reason>(sql`
    with told as (
      select event ->> 'at' as at, coalesce(note ->> 'reason', event ->> 'reason', event ->> 'what') as reason
      from import_reports left join lateral jsonb_array_elements(event -> 'notes') note on true
      where run_id = ${id} and is_dry_run = ${isDryRun}
    )
    select at, reason, count(*)::int as count from told where reason is not null
    group by 1, 2 order by 3 desc, 2 limit 50`);
  return rows;
}
