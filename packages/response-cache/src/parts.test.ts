import { expect, test, vi } from 'vitest';
import { joinJson } from './joined-json.ts';
import { createParts, type PartKind } from './parts.ts';

type Card = { id: string; words: string };
const cards: PartKind<Card> = {
  name: 'card',
  tagsOf: ({ id }) => [`card:${id}`],
  toJson: (card) => JSON.stringify(card),
};
const room = 1_000_000;

/** Makes cards of what is stored, as a database would be asked; `words` may be changed. */
function aStore(words: Record<string, string>) {
  const make = vi.fn(
    async (ids: string[]) =>
      new Map(ids.flatMap((id) => (words[id] === undefined ? [] : [[id, { id, words: words[id] }]]))),
  );
  return { words, make };
}

test('a part is made once, and those that are missing are made together', async () => {
  const parts = createParts(room);
  const { make } = aStore({ a: 'A', b: 'B', c: 'C' });
  const [first, second] = await Promise.all([parts.read(cards, ['a', 'b'], make), parts.read(cards, ['b', 'c'], make)]);
  expect(first).toEqual(
    new Map([
      ['a', { id: 'a', words: 'A' }],
      ['b', { id: 'b', words: 'B' }],
    ]),
  );
  expect(second.get('b')).toBe(first.get('b'));
  await parts.read(cards, ['c', 'a', 'b'], make);
  expect(make.mock.calls).toEqual([[['a', 'b']], [['c']]]);
});

test('what does not exist is left out, and asked for again', async () => {
  const parts = createParts(room);
  const { make, words } = aStore({});
  expect((await parts.read(cards, ['a'], make)).size).toBe(0);
  words.a = 'A';
  expect((await parts.read(cards, ['a'], make)).get('a')?.words).toBe('A');
});

test('a dropped part is made anew, and no other', async () => {
  const parts = createParts(room);
  const { make, words } = aStore({ a: 'A', b: 'B' });
  await parts.read(cards, ['a', 'b'], make);
  Object.assign(words, { a: 'new', b: 'unseen' });
  parts.drop(['card:a', 'others']);
  const read = await parts.read(cards, ['a', 'b'], make);
  expect([read.get('a')?.words, read.get('b')?.words]).toEqual(['new', 'B']);
  parts.clear();
  expect((await parts.read(cards, ['b'], make)).get('b')?.words).toBe('unseen');
});

test('a part that is dropped while it is made is not kept, and whoever asks after the drop gets a newer one', async () => {
  const parts = createParts(room);
  const { make, words } = aStore({ a: 'old', b: 'B' });
  let release = () => {};
  const slow = vi.fn(async (ids: string[]) => {
    const made = await make(ids);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return made;
  });
  const before = parts.read(cards, ['a', 'b'], slow);
  await vi.waitUntil(() => make.mock.calls.length === 1);
  words.a = 'new';
  parts.drop(['card:a']);
  const after = parts.read(cards, ['a', 'b'], make);
  release();
  expect((await before).get('a')?.words).toBe('old');
  expect((await after).get('a')?.words).toBe('new');
  expect((await after).get('b')).toBe((await before).get('b'));
  expect((await parts.read(cards, ['a'], make)).get('a')?.words).toBe('new');
});

test('a failure reaches everybody who waited, and is not kept', async () => {
  const parts = createParts(room);
  const failing = async () => {
    throw new Error('no line');
  };
  await expect(parts.read(cards, ['a'], failing)).rejects.toThrow('no line');
  const { make } = aStore({ a: 'A' });
  expect((await parts.read(cards, ['a'], make)).size).toBe(1);
});

test('parts are frozen to the bottom, and JSON is joined of theirs', async () => {
  const parts = createParts(room);
  const lists: PartKind<{ tags: string[] }> = { name: 'list', tagsOf: () => [], toJson: () => '{"tags":["as made"]}' };
  const read = await parts.read(lists, ['a'], async () => new Map([['a', { tags: ['x'] }]]));
  expect(() => read.get('a')?.tags.push('y')).toThrow(TypeError);
  expect(joinJson({ data: [read.get('a')] })).toBe('{"data":[{"tags":["as made"]}]}');
});

test('the memory is bounded, and with none nothing is kept', async () => {
  const long = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`id${index}`, 'x'.repeat(1000)]));
  const { make } = aStore(long);
  const parts = createParts(100_000);
  await parts.read(cards, Object.keys(long), make);
  const { bytes, entries } = parts.stats();
  expect(bytes).toBeLessThanOrEqual(100_000);
  expect(entries).toBeGreaterThan(5);
  expect(entries).toBeLessThan(20);

  const none = createParts(0);
  const { make: again } = aStore({ a: 'A' });
  await none.read(cards, ['a'], again);
  await none.read(cards, ['a'], again);
  expect([again.mock.calls.length, none.stats().entries]).toEqual([2, 0]);
});
