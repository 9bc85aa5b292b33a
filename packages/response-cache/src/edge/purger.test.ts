import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { edgeTag, everythingTag } from './edge-tag.ts';
import { createPurger } from './purger.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An edge that takes 20 ms for each request; `told` lists the tags of each. */
function anEdge() {
  const told: string[][] = [];
  const tried: number[] = [];
  const failures: unknown[] = [];
  const mood = { isAway: false, isSender: true };
  const purger = createPurger({
    isSender: () => mood.isSender,
    async send(tags) {
      tried.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (mood.isAway) throw new Error('away');
      told.push([...tags]);
    },
    onFailure: (error) => failures.push(error),
  });
  return { purger, told, tried, failures, mood };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const tagsOf = (count: number, name = 'place') => Array.from({ length: count }, (_, index) => `${name}-${index}`);

test('an edge is told at once, and again a second later, of what it asked for before the change', async () => {
  const { purger, told } = anEdge();
  purger.drop(['place-1', 'places']);
  await pass(100);
  const tags = [edgeTag('place-1'), edgeTag('places')];
  expect(told).toEqual([tags]);
  await pass(1000);
  expect(told).toEqual([tags, tags]);
  await pass(200_000);
  expect(told).toHaveLength(2);
  expect(purger.stats()).toEqual({ sent: 2, failed: 0, waiting: 0 });
});

test('what is dropped while a request is under way shares the next one, of at most 30 tags', async () => {
  const { purger, told } = anEdge();
  purger.drop(['first']);
  await pass(5);
  for (const tag of tagsOf(40)) purger.drop([tag]);
  await pass(400);
  expect(told.map((tags) => tags.length)).toEqual([1, 30, 10]);
});

test('a tag that is dropped while it is being sent is sent again', async () => {
  const { purger, told } = anEdge();
  purger.drop(['a']);
  await pass(10);
  purger.drop(['a']);
  await pass(200);
  expect(told).toHaveLength(2);
  await pass(2000);
  expect(told).toHaveLength(3);
});

test('a tag that is dropped all the time is told all the time, ten times a second at most', async () => {
  const { purger, told } = anEdge();
  for (let ms = 0; ms < 5000; ms += 10) {
    purger.drop(['busy']);
    await pass(10);
  }
  expect(told.length).toBeGreaterThan(30);
  expect(told.length).toBeLessThan(51);
});

test('many tags are everything, so that the memory is bounded', async () => {
  const { purger, told, mood } = anEdge();
  mood.isAway = true;
  for (let round = 0; round < 100; round += 1) {
    purger.drop(tagsOf(200, `round-${round}`));
    expect(purger.stats().waiting).toBeLessThanOrEqual(300);
  }
  mood.isAway = false;
  purger.drop(tagsOf(301));
  await pass(20_000);
  expect(told[0]).toEqual([everythingTag]);
  expect(purger.stats().waiting).toBe(0);
});

test('an edge that is away is tried again, less and less often, until what it keeps has ended', async () => {
  const { purger, told, tried, failures, mood } = anEdge();
  mood.isAway = true;
  purger.drop(['a']);
  await pass(89_000);
  expect(tried.length).toBeGreaterThan(10);
  expect(tried.length).toBeLessThan(40);
  const pauses = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
  expect(pauses[0]).toBeLessThan(300);
  expect(Math.max(...pauses)).toBeGreaterThan(4000);
  expect(failures).toHaveLength(tried.length);
  await pass(12_000);
  const triedBefore = tried.length;
  mood.isAway = false;
  await pass(100_000);
  expect([tried.length, told, purger.stats().waiting]).toEqual([triedBefore, [], 0]);
});

test('an edge that is back is told of what it missed, within the last pause', async () => {
  const { purger, told, mood } = anEdge();
  mood.isAway = true;
  purger.drop(['a']);
  await pass(30_000);
  mood.isAway = false;
  await pass(10_100);
  expect(told[0]).toEqual([edgeTag('a')]);
});

test('who is not the sender tells nothing, and when he becomes it what he heard in the last 90 seconds', async () => {
  const { purger, told, mood } = anEdge();
  mood.isSender = false;
  purger.drop(['old']);
  await pass(60_000);
  purger.drop(['new']);
  await pass(40_000);
  expect(told).toEqual([]);
  mood.isSender = true;
  await pass(1100);
  expect(told).toEqual([[edgeTag('new')]]);
});

test('closing tells what waits, once, and waits for no edge that is away', async () => {
  const there = anEdge();
  there.purger.drop(tagsOf(40));
  const closed = there.purger.close();
  await pass(100);
  await closed;
  expect(there.told.map((tags) => tags.length)).toEqual([30, 10]);

  const away = anEdge();
  away.mood.isAway = true;
  away.purger.drop(tagsOf(40));
  const left = away.purger.close();
  await pass(50);
  await left;
  await pass(60_000);
  expect(away.tried).toHaveLength(1);

  const other = anEdge();
  other.mood.isSender = false;
  other.purger.drop(['a']);
  await other.purger.close();
  expect(other.tried).toEqual([]);
});
