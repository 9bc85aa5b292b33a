import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = { title: 'Trains', excerpt: 'Slow', tags: ['rail'], featured: false };

test('a merge keeps what only one of two people has changed', () => {
  const mine = { ...base, title: 'Slow trains' };
  const theirs = { ...base, tags: ['rail', 'alps'] };
  expect(mergeFields(base, mine, theirs)).toEqual({
    merged: { ...base, title: 'Slow trains', tags: ['rail', 'alps'] },
    conflicts: [],
    taken: ['tags'],
  });
});

test('a merge asks where both changed the same field differently, and keeps mine until then', () => {
  const mine = { ...base, title: 'Slow trains' };
  const theirs = { ...base, title: 'Fast trains' };
  expect(mergeFields(base, mine, theirs)).toEqual({ merged: mine, conflicts: ['title'], taken: [] });
});

test('a merge finds no conflict where both made the same change', () => {
  const same = { ...base, tags: ['alps'] };
  expect(mergeFields(base, { ...same }, { ...same })).toEqual({ merged: same, conflicts: [], taken: [] });
});
