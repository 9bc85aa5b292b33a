import { fork } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anAccount } from '../src/features/accounts/server/account.fixture.ts';
import { purgeOld } from '../src/features/trash/server/purge.service.ts';
import { aFullDestination } from './calls/trashed-items.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();

const script = new URL('./calls/trash-process.ts', import.meta.url);

/** Kills a process so many messages after it began, and a moment later; gives the last that it said of each item. */
async function killAfter(messages: number, ...args: string[]): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  const child = fork(script, [JSON.stringify(site.database.connection), ...args], { execArgv: [] });
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  let heard = 0;
  child.on('message', ([state, id]: [string, string]) => {
    said.set(id, state);
    heard += 1;
    if (heard >= messages || state === 'done') setTimeout(() => child.kill('SIGKILL'), heard % 7);
  });
  await gone;
  said.delete('');
  return said;
}

/** Where the rows of a place are, by table: "live 2" or "trash 2"; both, or none, would be seen. */
async function rowsOf(id: string) {
  const { rows } = await site.db.execute<{ where: string }>(sql`
    select source || ' live ' || count(*) as where from (
      select 'destinations' as source from destinations where id = ${id}
      union all select 'destination_images' from destination_images where destination_id = ${id}
      union all select 'former_destination_slugs' from former_destination_slugs where destination_id = ${id}
      union all select 'favourite_destinations' from favourite_destinations where destination_id = ${id}
      union all select 'reviews' from reviews where destination_id = ${id}
      union all select 'review_votes' from review_votes join reviews on reviews.id = review_id where destination_id = ${id}
      union all select 'notifications' from notifications join reviews on reviews.id = review_id where destination_id = ${id}
      union all select 'stories' from stories where place_id = ${id}
      union all select 'banner_images' from banner_images where place_id = ${id}) as live group by source
    union all
    select source || ' trash ' || count(*) from trashed_rows where item_id = ${id} group by source
    union all
    select 'media trash ' || count(*) from media_uses where item_id = ${id} and field <> 'versions' and exists (select from trash_items where trash_items.item_id = ${id}) having count(*) > 0
    order by 1`);
  return rows.map(({ where }) => where);
}

/** What was under way when a process died ends with its connections. */
const isQuiet = () =>
  expect
    .poll(async () => {
      const { rows } = await site.db.execute(sql`
        select from pg_stat_activity
        where state like '%transaction%' and pid <> pg_backend_pid() and datname = current_database()`);
      return rows.length;
    })
    .toBe(0);

/** Where all rows of a place are; "half" if they are not in one place, or not all of them. */
async function stateOf(id: string, whole: readonly string[]): Promise<'live' | 'trash' | 'ended' | 'gone' | 'half'> {
  const rows = await rowsOf(id);
  if (rows.length === 0) return 'gone';
  if (rows.every((row, index) => row === whole[index])) return rows.length === whole.length ? 'live' : 'half';
  const { rows: ended } = await site.db.execute(sql`
    select from trash_items where item_id = ${id} and purged_at is not null`);
  if (ended.length > 0) return rows.every((row) => row.includes(' trash ')) ? 'ended' : 'half';
  const asTrash = whole.map((row) => row.replace(' live ', ' trash '));
  return rows.filter((row) => !row.startsWith('media')).join() === asTrash.join() ? 'trash' : 'half';
}

/** Where a place may be after its last acknowledged step: there, or where the step under way would have brought it. */
const possible = {
  restore: { none: ['live', 'trash'], deleted: ['trash', 'live'], restored: ['live'] },
  purge: { none: ['live', 'trash'], deleted: ['trash', 'ended', 'gone'], ended: ['ended', 'gone'] },
} as const;

test.each(['restore', 'purge'] as const)(
  'a process that is killed on its way to %s loses nothing, doubles nothing and leaves nothing half',
  async (what) => {
    const { id: accountId } = await anAccount(site.db, { role: 'AUTHOR' });
    for (const messages of [1, 2, 3, 5, 8, 12]) {
      const places: string[] = [];
      for (let n = 0; n < 8; n += 1) places.push((await aFullDestination(site.db)).place.id);
      const whole = await rowsOf(places[0] ?? '');
      const said = await killAfter(messages, accountId, what, ...places);
      await isQuiet();
      for (const id of places) {
        const may: readonly string[] =
          Object.entries(possible[what]).find(([state]) => state === (said.get(id) ?? 'none'))?.[1] ?? [];
        expect(may).toContain(await stateOf(id, whole));
      }
      await purgeOld(site.db, [], 30);
      expect((await site.db.execute(sql`select from trash_items where purged_at is not null`)).rows).toEqual([]);
    }
  },
  240_000,
);
