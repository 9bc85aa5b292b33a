import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem, type ProblemCode } from '#contract/problem.ts';
import type { KeptEdit } from './edit-calls.ts';
import { createEditSync, type SyncState } from './edit-sync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form whose calls are answered one by one: with nothing, or with a problem. */
function aSync() {
  const sent: (KeptEdit & { isLeaving: boolean; answer: (problem?: ProblemCode) => Promise<unknown> })[] = [];
  const forgotten: unknown[] = [];
  const states: SyncState['kind'][] = [];
  const kept: string[] = [];
  const onConflict = vi.fn();
  const sync = createEditSync({
    form: 'mine',
    calls: {
      keep(edit, isLeaving) {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        const answer = (code?: ProblemCode) => {
          if (code) reject(new Problem(code));
          else resolve();
          return vi.advanceTimersByTimeAsync(0);
        };
        sent.push({ ...edit, isLeaving, answer });
        return promise;
      },
      async forget({ form, sequence }) {
        forgotten.push({ form, sequence });
      },
    },
    onState: ({ kind }) => states.push(kind),
    onKept: ({ content }) => kept.push(content),
    onConflict,
  });
  const type = (content: string) => sync.change({ startedFrom: null, content });
  const contents = () => sent.map(({ content }) => content);
  return { sync, type, sent, contents, forgotten, states, kept, onConflict };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what is typed is sent two seconds after the last key, and every eight where typing never rests', async () => {
  const { type, contents, sent, kept } = aSync();
  type('T');
  await wait(1999);
  type('Tr');
  await wait(1999);
  expect(contents()).toEqual([]);
  await wait(1);
  expect(contents()).toEqual(['Tr']);
  await sent[0]?.answer();
  expect(kept).toEqual(['Tr']);
  for (let second = 0; second < 20; second += 1) {
    type(`Tra ${second}`);
    await wait(1000);
    await sent.at(-1)?.answer();
  }
  expect(contents().slice(1)).toEqual(['Tra 7', 'Tra 15']);
});

test('the same text is not sent twice', async () => {
  const { sync, type, sent, contents } = aSync();
  type('Trains');
  sync.flush();
  await sent[0]?.answer();
  type('Trains');
  await wait(60_000);
  expect(contents()).toEqual(['Trains']);
});

test('one text at a time is under way, unless the page is left, and each has a number of its own', async () => {
  const { sync, type, sent, contents } = aSync();
  type('one');
  sync.flush();
  type('two');
  await wait(10_000);
  expect(contents()).toEqual(['one']);
  sync.flush(true);
  expect(sent.map(({ sequence, isLeaving }) => [sequence, isLeaving])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('without a line it says so, tries again later and later, and at once when the line is back', async () => {
  const line = new EventTarget();
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
  const { type, sent, states, contents } = aSync();
  type('one');
  await wait(2000);
  await sent[0]?.answer('unavailable');
  expect(states.at(-1)).toBe('offline');
  type('one, and two');
  await wait(4000);
  expect(contents()).toEqual(['one', 'one, and two']);
  await sent[1]?.answer('unavailable');
  await wait(7999);
  expect(sent).toHaveLength(2);
  line.dispatchEvent(new Event('online'));
  expect(contents()).toEqual(['one', 'one, and two', 'one, and two']);
  await sent[2]?.answer();
  expect(states.at(-1)).toBe('kept');
  vi.unstubAllGlobals();
});

test('what the server would never take is not sent again until it changes', async () => {
  const { type, sent, states } = aSync();
  type('too long');
  await wait(2000);
  await sent[0]?.answer('too_large');
  expect(states.at(-1)).toBe('too-long');
  await wait(600_000);
  expect(sent).toHaveLength(1);
  type('shorter');
  await wait(2000);
  expect(sent).toHaveLength(2);
});

test('nothing is sent over what another form has kept until somebody has seen it', async () => {
  const { sync, type, sent, onConflict } = aSync();
  type('mine');
  await wait(2000);
  await sent[0]?.answer('conflict');
  expect(onConflict).toHaveBeenCalledOnce();
  type('mine, and more');
  sync.flush();
  await wait(600_000);
  expect(sent).toHaveLength(1);
  const theirs = { form: 'theirs', sequence: 4 };
  sync.basedOn(theirs);
  type('both');
  await wait(0);
  expect(sent[1]).toMatchObject({ content: 'both', basedOn: theirs });
  await sent[1]?.answer();
  type('both, and more');
  await wait(2000);
  expect(sent[2]?.basedOn).toBeNull();
});

test('what was saved is forgotten, after all that is still under way', async () => {
  const { sync, type, sent, forgotten, kept } = aSync();
  type('one');
  sync.flush();
  type('two');
  sync.end();
  await wait(60_000);
  expect([sent.length, forgotten]).toEqual([1, []]);
  await sent[0]?.answer();
  expect([forgotten, kept]).toEqual([[{ form: 'mine', sequence: 1 }], []]);
});

test('a taken over text is forgotten with the form that took it', async () => {
  const { sync, forgotten } = aSync();
  sync.basedOn({ form: 'theirs', sequence: 4 });
  sync.end();
  await wait(0);
  expect(forgotten).toEqual([{ form: 'theirs', sequence: 4 }]);
});
