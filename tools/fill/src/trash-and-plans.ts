import { clientConfig } from '@trekker/database/connections/connection.ts';
import type { Database } from '@trekker/database/database.ts';
import { destinationBulk } from '@trekker/site/src/features/destinations/server/staff/destination-bulk.service.ts';
import { schedules } from '@trekker/site/src/features/schedules/server/schedule.table.ts';
import { storyBulk } from '@trekker/site/src/features/stories/server/staff/story-bulk.service.ts';
import { moveManyToTrash, trashing } from '@trekker/site/src/features/trash/server/trash.service.ts';
import type { Viewer } from '@trekker/site/src/server/dependencies.ts';
import pg from 'pg';
import { share } from './rows/chance.ts';

/** So many at a time that a transaction is done within its limit on a busy machine, too. */
const batch = 200;
const dayMs = 86_400_000;

type Say = (line: string) => void;

/** Which tables give how much of what is moved to the trash, or planned. */
const trashShares = { destinations: 0.5, stories: 0.1, contact_messages: 0.2, feedback: 0.2 } as const;
const planShares = { destinations: 0.8, stories: 0.2 } as const;
type Table = keyof typeof trashShares;

const bulkKinds = { destinations: destinationBulk, stories: storyBulk } as const;

/** Moves so many of what is there to the trash, as staff do. Ids are random, and so is who goes. */
export async function fillTrash(database: Database, count: number, say: Say): Promise<void> {
  const viewer = await anybody(database);
  for (const [table, part] of Object.entries(trashShares) as [Table, number][]) {
    const ids = await someIds(database, table, { where: 'true', most: Math.round(count * part) });
    await inBatches(ids, say, `${table} to the trash`, (some) =>
      trashing(database.db, async (tx) => {
        if (table === 'destinations' || table === 'stories')
          await bulkKinds[table].delete(tx as typeof database.db, viewer, some);
        else {
          const kind = table === 'feedback' ? 'feedback' : 'message';
          const items = some.map((id) => ({ id, title: 'From long ago' }));
          await moveManyToTrash(tx, viewer, { kind, table }, items);
        }
      }),
    );
  }
}

/**
 * Plans so many destinations and stories, half of them to be published, half to be taken back, within a year, the
 * first in thirty days: nothing is due while something is measured. Where there are too few drafts, others are taken
 * back first.
 */
export async function fillSchedules(database: Database, count: number, say: Say): Promise<void> {
  const viewer = await anybody(database);
  const from = Date.now() + 30 * dayMs;
  for (const [table, part] of Object.entries(planShares) as ['destinations' | 'stories', number][]) {
    const most = Math.round((count * part) / 2);
    const drafts = await someIds(database, table, { where: 'not published', most });
    const missing = await someIds(database, table, { where: 'published', most: most - drafts.length });
    await inBatches(missing, say, `${table} become drafts`, (ids) =>
      database.db.transaction((tx) => bulkKinds[table].publish(tx, viewer, ids, false)),
    );
    const published = await someIds(database, table, { where: 'published', most });
    for (const [column, ids] of [
      ['publishAt', [...drafts, ...missing]],
      ['unpublishAt', published],
    ] as const) {
      const row = (itemId: string, number: number) => ({
        kind: bulkKinds[table].kind as 'destination' | 'story',
        itemId,
        [column]: new Date(Math.round(from + share(number, 91) * 300 * dayMs)),
      });
      const rows = ids.map(row);
      await inBatches(rows, say, `${table} planned`, (some) => database.db.insert(schedules).values([...some]));
    }
  }
}

/** The other way: nothing lies in the trash any more, and nothing is planned. What is there stays as it is. */
export async function emptyTrashAndSchedules({ pool }: Database, say: Say): Promise<void> {
  say('nothing in the trash, nothing planned');
  const ofTrashed = 'kept.kind = trash_items.kind and kept.item_id = trash_items.item_id::text';
  for (const table of ['media_uses', 'versions'])
    await pool.query(`delete from ${table} kept using trash_items where ${ofTrashed}`);
  await pool.query('truncate trashed_rows, trash_items, schedules');
}

/** What came and went is known to the planner, and pages are known to be seen by all. */
export async function vacuumAll({ connection }: Database, say: Say): Promise<void> {
  say('vacuum');
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

async function anybody({ pool }: Database): Promise<Viewer> {
  const { rows } = await pool.query<{ id: string }>('select id from accounts order by id limit 1');
  if (!rows[0]) throw new Error('Nobody is there in whose name something is deleted or planned: fill it first.');
  return { accountId: rows[0].id, role: 'AUTHOR', sessionId: rows[0].id, expiresAt: 0 };
}

async function someIds(
  { pool }: Database,
  table: Table,
  { where, most }: { where: string; most: number },
): Promise<string[]> {
  const text = `select id from ${table} where ${where} order by id desc limit $1`;
  const { rows } = await pool.query<{ id: string }>(text, [Math.max(0, most)]);
  return rows.map(({ id }) => id);
}

async function inBatches<Item>(
  items: readonly Item[],
  say: Say,
  what: string,
  work: (some: readonly Item[]) => PromiseLike<unknown>,
): Promise<void> {
  if (items.length === 0) return;
  say(`${items.length} ${what}`);
  for (let at = 0; at < items.length; at += batch) await work(items.slice(at, at + batch));
}
