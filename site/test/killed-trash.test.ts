import { fork } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anAccount } from '../src/features/accounts/server/account.fixture.ts';
import { purgeOld } from '../src/features/trash/server/purge.service.ts';
import { aFullDestination } from './calls/trashed-items.ts';
import { quickImports } from './site/site-process.ts';
import { testSite } from './site/test-site.ts';
import { rowsOf, stateOf } from './site/trash-state.ts';

const site = testSite();

const script = new URL('./calls/trash-process.ts', import.meta.url);

/** Kills a process so many messages after it began, and a moment later; gives the last that it said of each item. */
async function killAfter(messages: number, ...args: string[]): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  const child = fork(script, [JSON.stringify(site.database.connection), ...args], { execArgv: quickImports });
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
      // Each is told of twice: when the process is killed it is at one of them, and another is untouched.
      for (let n = 0; n < messages / 2 + 2; n += 1) places.push((await aFullDestination(site.db)).place.id);
      const whole = await rowsOf(site.db, places[0] ?? '');
      const said = await killAfter(messages, accountId, what, ...places);
      await isQuiet();
      for (const id of places) {
        const may: readonly string[] =
          Object.entries(possible[what]).find(([state]) => state === (said.get(id) ?? 'none'))?.[1] ?? [];
        expect(may).toContain(await stateOf(site.db, id, whole));
      }
      await purgeOld(site.db, [], 30);
      expect((await site.db.execute(sql`select from trash_items where purged_at is not null`)).rows).toEqual([]);
    }
  },
  240_000,
);
