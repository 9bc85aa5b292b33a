import { expect, test } from 'vitest';
import { createDueClock } from './due-clock.ts';

const dayMs = 24 * 3600_000;

/** A database with one thing planned, and a process whose clocks show what they like. */
function scene({ next = null as number | null, wallAhead = 0 } = {}) {
  const clock = { even: 5, wall: 1_000_000 + wallAhead };
  const database = { now: 1_000_000, next, isAway: false };
  const log: string[] = [];
  const due = createDueClock({
    async read() {
      log.push('read');
      if (database.isAway) throw new Error('away');
      return { now: database.now, next: database.next };
    },
    async carryOut() {
      log.push('carry out');
      if (database.next !== null && database.next <= database.now) database.next = null;
      return false;
    },
    async syncCaches() {
      log.push('hear');
    },
    onFailure: () => log.push('failure'),
    clocks: { even: () => clock.even, wall: () => clock.wall },
  });
  const pass = (ms: number) => {
    clock.even += ms;
    clock.wall += ms;
    database.now += ms;
  };
  return { clock, database, log, due, pass };
}

test.each([0, dayMs, -dayMs])(
  'an instant is known by the clock of the database where ours is %i ms ahead',
  async (wallAhead) => {
    const { due, pass, log } = scene({ next: 1_060_000, wallAhead });
    await due.runDue();
    expect([due.isDue(), due.msLeft()]).toEqual([false, 60_000]);
    pass(59_000);
    expect(due.isDue()).toBe(false);
    pass(1000);
    expect(due.isDue()).toBe(true);
    await due.runDue();
    expect([due.isDue(), due.msLeft(), log]).toEqual([
      false,
      Infinity,
      ['read', 'hear', 'read', 'carry out', 'read', 'hear'],
    ]);
    due.close();
  },
);

test('an instant that passes while the machine sleeps is noticed by the clock of the wall', async () => {
  const { due, clock, database, log } = scene({ next: 1_060_000 });
  await due.runDue();
  clock.wall += dayMs;
  database.now += dayMs;
  expect(due.isDue()).toBe(true);
  await due.runDue();
  expect(log.filter((what) => what === 'carry out')).toHaveLength(1);
  due.close();
});

test('a clock that somebody sets makes nothing happen early', async () => {
  const { due, clock, log } = scene({ next: 1_060_000 });
  await due.runDue();
  clock.wall += dayMs;
  await due.runDue();
  expect([due.isDue(), log.includes('carry out')]).toEqual([false, false]);
  due.close();
});

test('what is told while it looks is not forgotten', async () => {
  const { due, pass } = scene();
  const settled = due.runDue();
  due.schedule(1_030_000);
  await settled;
  expect(due.msLeft()).toBe(30_000);
  pass(30_000);
  expect(due.isDue()).toBe(true);
  due.close();
});

test('while the database is away at the instant, each request tries, and the first that reaches it does it', async () => {
  const { due, pass, database, log } = scene({ next: 1_060_000 });
  await due.runDue();
  pass(60_000);
  database.isAway = true;
  await due.runDue();
  await due.runDue();
  expect(log.filter((what) => what === 'failure')).toHaveLength(2);
  expect(due.isDue()).toBe(true);
  database.isAway = false;
  await due.runDue();
  expect([due.isDue(), log.includes('carry out')]).toEqual([false, true]);
  due.close();
});

test('what is not known is looked up by the first request', async () => {
  const { due, database } = scene();
  await due.runDue();
  expect(due.isDue()).toBe(false);
  database.next = 999_000;
  due.invalidate();
  expect(due.isDue()).toBe(true);
  await due.runDue();
  expect([due.isDue(), database.next]).toEqual([false, null]);
  due.close();
});
