import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Answer } from './answer.ts';
import { Store } from './store.ts';

const ROOM = 8;
const answer = () => new Answer({ status: 404, headers: {}, body: Buffer.alloc(100), tags: null });
const keyOf = (index: number) => `key-${index}`;
/** Two tags of two equally long names for each key, so that all entries weigh the same. */
const tagsOf = (index: number) => [`odd-${index % 2}`, `mod-${index % 5}`];

function weightOfOne(): number {
  const store = new Store<Answer>(1_000_000);
  store.set(keyOf(0), answer(), tagsOf(0));
  return store.bytes;
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('set' as const), index: fc.integer({ min: 0, max: 9 }) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('get' as const), index: fc.integer({ min: 0, max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const), index: fc.integer({ min: 0, max: 9 }) }) },
);

test('the store behaves like a list in order of use, under any sequence of operations', () => {
  const weight = weightOfOne();
  const takeSteps = (steps: { kind: 'set' | 'get' | 'drop'; index: number }[]) => {
    const store = new Store<Answer>(weight * ROOM);
    let model: number[] = [];
    for (const { kind, index } of steps) {
      const isHeld = model.includes(index);
      if (kind === 'set') store.set(keyOf(index), answer(), tagsOf(index));
      if (kind === 'get') expect(store.get(keyOf(index)) !== undefined).toBe(isHeld);
      if (kind === 'set' || (kind === 'get' && isHeld)) model = [...model.filter((other) => other !== index), index];
      if (kind === 'drop') {
        const kept = model.filter((other) => other % 5 !== index % 5);
        expect(store.drop([`mod-${index % 5}`, 'unknown'])).toBe(model.length - kept.length);
        model = kept;
      }
      model = model.slice(-ROOM);
      expect(store.bytes).toBe(model.length * weight);
    }
    expect(Array.from({ length: 10 }, (_, index) => index).filter((index) => store.peek(keyOf(index)))).toEqual(
      model.sort(),
    );
    expect(store.clear()).toBe(model.length);
    expect([store.size, store.bytes]).toEqual([0, 0]);
  };
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), takeSteps), { numRuns: 300 });
});
