import type { Database } from '@trekker/database/database.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account.table.ts';
import type { Queryable } from '#server/queryable.ts';
import { importedAddresses, importedMedia, importItems, importRuns } from './import.table.ts';

export type RunRow = typeof importRuns.$inferSelect;
export type ItemRow = typeof importItems.$inferSelect;

/** Who can do everything, the first two of them. */
export function listFirstAuthors(db: Queryable): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.role, 'AUTHOR'))
    .orderBy(accounts.id)
    .limit(2);
}

/** Whose stories those of an author with the same address become. */
export function listStaffAddresses(db: Queryable): Promise<{ id: string; email: string }[]> {
  const { id, email, role } = accounts;
  return db
    .select({ id, email })
    .from(accounts)
    .where(inArray(role, ['ADMIN', 'AUTHOR']));
}

/** Held by each command that imports, for as long as its connection lasts: a killed one holds it no more. */
const commandLock = [7_226_155, 23] as const;

export async function whileCommandRuns<Result>(pool: Database['pool'], run: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  client.on('error', () => {}); // what is asked of the others rejects
  try {
    await client.query('select pg_advisory_lock_shared($1, $2)', [...commandLock]);
    return await run();
  } finally {
    client.release(true);
  }
}

/** Whether a command imports right now; one that has not ended otherwise was interrupted. */
export async function isCommandRunning(db: Queryable): Promise<boolean> {
  const [one, two] = commandLock;
  const { rows } = await db.execute(sql`select from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and (classid, objid, objsubid) = (${one}, ${two}, 2)`);
  return rows.length > 0;
}

/** What the back office brings is run by its job alone. */
const isCommand = isNull(importRuns.choices);

/** The run of the same files that was interrupted, or a new one. */
export async function openRun(tx: Queryable, name: string, site: string): Promise<RunRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import runs'))`);
  const isSame = and(eq(importRuns.name, name), eq(importRuns.site, site));
  const [open] = await tx
    .select()
    .from(importRuns)
    .where(and(isSame, isCommand, isNull(importRuns.endedAt), isNull(importRuns.undoneAt)))
    .limit(1);
  if (open) return open;
  const [row] = await tx.insert(importRuns).values({ name, site }).returning();
  return row as RunRow;
}

/** Whose file it is, and what it was told before: what this one is begun or goes on with. */
export async function setSite(tx: Queryable, id: string, site: string): Promise<RunRow> {
  const [row] = await tx.update(importRuns).set({ site }).where(eq(importRuns.id, id)).returning();
  return row as RunRow;
}

export async function lockRun(tx: Queryable, id: string): Promise<RunRow | undefined> {
  return (await tx.select().from(importRuns).where(eq(importRuns.id, id)).for('update'))[0];
}

export function listRuns(db: Queryable): Promise<RunRow[]> {
  return db.select().from(importRuns).orderBy(desc(importRuns.createdAt), desc(importRuns.id)).limit(100);
}

export async function endRun(tx: Queryable, id: string): Promise<void> {
  await tx.update(importRuns).set({ endedAt: sql`now()` }).where(eq(importRuns.id, id));
}

/** Nothing leads to what it made any more. */
export async function markUndone(tx: Queryable, id: string): Promise<void> {
  await tx.update(importRuns).set({ undoneAt: sql`now()` }).where(eq(importRuns.id, id));
  await tx.delete(importedAddresses).where(and(eq(importedAddresses.runId, id), isNotNull(importedAddresses.target)));
  await tx.delete(importItems).where(and(eq(importItems.runId, id), isNull(importItems.importedAt)));
  await tx.delete(importedMedia).where(eq(importedMedia.runId, id));
}

/** Notes what is to come, with an id for each; what has come before keeps its own. */
export async function planItems(
  tx: Queryable,
  { id: runId, site }: Pick<RunRow, 'id' | 'site'>,
  items: readonly (readonly [sourceId: string, kind: ItemRow['kind']])[],
): Promise<void> {
  const sourceIds = sql.param(items.map(([sourceId]) => sourceId));
  const kinds = sql.param(items.map(([, kind]) => kind));
  await tx.execute(sql`
    insert into import_items (site, source_id, kind, run_id)
    select ${site}::text, source_id, kind, ${runId}::uuid
    from unnest(${sourceIds}::text[], ${kinds}::text[]) item(source_id, kind)
    on conflict (site, source_id) do update set run_id = excluded.run_id where import_items.imported_at is null`);
}

export function listItems(db: Queryable, site: string, sourceIds: readonly string[]): Promise<ItemRow[]> {
  return db
    .select()
    .from(importItems)
    .where(and(eq(importItems.site, site), inArray(importItems.sourceId, [...sourceIds])));
}

/** Until the transaction ends nobody else imports it. */
export async function lockItem(tx: Queryable, site: string, sourceId: string): Promise<ItemRow | undefined> {
  const isOne = and(eq(importItems.site, site), eq(importItems.sourceId, sourceId));
  return (await tx.select().from(importItems).where(isOne).for('update'))[0];
}

type Imported = { importedAt: Date; digest: string | null; imagesLeft: number };

export async function markImported(tx: Queryable, { itemId, runId }: ItemRow, imported: Imported): Promise<void> {
  await markUpdated(tx, itemId, imported);
  await countCreated(tx, runId);
}

export async function countCreated(tx: Queryable, runId: string): Promise<void> {
  await tx
    .update(importRuns)
    .set({ created: sql`${importRuns.created} + 1` })
    .where(eq(importRuns.id, runId));
}

export async function markUpdated(tx: Queryable, itemId: string, imported: Imported): Promise<void> {
  await tx.update(importItems).set(imported).where(eq(importItems.itemId, itemId));
}

export async function timeOfTransaction(tx: Queryable): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(sql`select now()::text as now`);
  return new Date(rows[0]?.now ?? '');
}

/** The image that an address has become, and by which run; it may be gone. */
export async function findMedia(
  tx: Queryable,
  site: string,
  address: string,
): Promise<Pick<typeof importedMedia.$inferSelect, 'mediaId' | 'runId'> | undefined> {
  const isOne = and(eq(importedMedia.site, site), eq(importedMedia.address, address));
  const { mediaId, runId } = importedMedia;
  return (await tx.select({ mediaId, runId }).from(importedMedia).where(isOne))[0];
}

export async function noteMedia(tx: Queryable, row: typeof importedMedia.$inferInsert): Promise<void> {
  const { mediaId, runId } = row;
  await tx
    .insert(importedMedia)
    .values(row)
    .onConflictDoUpdate({ target: [importedMedia.site, importedMedia.address], set: { mediaId, runId } });
}

type NewAddress = typeof importedAddresses.$inferInsert;

/** What leads somewhere already stays as it is. */
export async function addAddresses(tx: Queryable, rows: readonly NewAddress[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(importedAddresses)
      .values([...rows])
      .onConflictDoNothing();
}

/** Translations, or everything else, that a run has made and that were not looked at yet, by their ids. */
export function listMade(
  tx: Queryable,
  runId: string,
  { after, ofTranslations }: { after: string; ofTranslations: boolean },
  most: number,
): Promise<ItemRow[]> {
  const isOfKind = sql`(${importItems.kind} = 'translation') = ${ofTranslations}`;
  return tx
    .select()
    .from(importItems)
    .where(
      and(
        eq(importItems.runId, runId),
        isNotNull(importItems.importedAt),
        isOfKind,
        sql`${importItems.itemId} > ${after}`,
      ),
    )
    .orderBy(importItems.itemId)
    .limit(most);
}

/** What a run has made, as far as it was not taken back. */
export async function countMade(db: Queryable, runId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(importItems)
    .where(and(eq(importItems.runId, runId), isNotNull(importItems.importedAt)));
  return row?.count ?? 0;
}

/** Notes how far the undoing of the back office is; one that goes on looks at what was kept anew. */
export async function noteUndoing(tx: Queryable, runId: string, left: number): Promise<void> {
  await tx
    .update(importRuns)
    .set({ done: sql`greatest(${importRuns.done}, ${importRuns.total} - ${left}::int)` })
    .where(and(eq(importRuns.id, runId), eq(importRuns.state, 'undoing')));
}

export async function deleteItem(tx: Queryable, itemId: string): Promise<void> {
  await tx.delete(importItems).where(eq(importItems.itemId, itemId));
}
