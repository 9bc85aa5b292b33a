import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const base = { title: 'Trains', excerpt: 'Slow', tags: ['rail'], featured: false };

test('takes what only one of two has changed', () => {
  const mine = { ...base, title: 'Slow trains' };
  const theirs = { ...base, tags: ['rail', 'alps'] };
  expect(mergeChanges(base, mine, theirs)).toEqual({
    merged: { ...base, title: 'Slow trains', tags: ['rail', 'alps'] },
    conflicts: [],
    taken: ['tags'],
  });
});

test('asks where both have changed the same to different things, and keeps mine until then', () => {
  const mine = { ...base, title: 'Slow trains' };
  const theirs = { ...base, title: 'Fast trains' };
  expect(mergeChanges(base, mine, theirs)).toEqual({ merged: mine, conflicts: ['title'], taken: [] });
});

test('sees no conflict where both came to the same', () => {
  const same = { ...base, tags: ['alps'] };
  expect(mergeChanges(base, { ...same }, { ...same })).toEqual({ merged: same, conflicts: [], taken: [] });
});
