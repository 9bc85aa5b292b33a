import { expect, test } from 'vitest';
import type { StaffStoryCategory } from '#features/stories/story-category.contract.ts';
import { isEdited, newEntry, putBack, rebased, removedAfter, toCategoryRequest, unedited } from './category-edits.ts';

const stored = (...names: string[]): StaffStoryCategory[] =>
  names.map((name, at) => ({ slug: name.toLowerCase().split(' ')[0] ?? '', name, order: at + 1, stories: 0 }));

test('edits survive a list that somebody else has saved meanwhile', () => {
  const base = stored('Food', 'Travel', 'Culture', 'Luxury');
  const edits = {
    base,
    entries: [
      { id: 'travel', name: 'Roads' },
      { id: 'food', name: 'Food' },
      { id: 'culture', name: 'Culture' },
      { id: '+1', name: 'Trains' },
    ],
    removed: [{ id: 'luxury', name: 'Luxury', to: '+1' }],
  };
  const theirs = stored('Food and wine', 'Travel', 'Luxury', 'Islands');
  const { entries, removed } = rebased(edits, theirs);
  expect(entries.map(({ name }) => name)).toEqual(['Roads', 'Food and wine', 'Trains', 'Islands']);
  expect(removed).toEqual(edits.removed);
  // And as often as it is drawn.
  expect(rebased(rebased(edits, theirs), theirs)).toEqual(rebased(edits, theirs));
});

test('a new category is known by its name, a stored one by its slug', () => {
  const base = stored('Food', 'Luxury');
  const fresh = { ...newEntry([]), name: ' Trains ' };
  const edits = {
    base,
    entries: [{ id: 'food', name: 'Kitchens' }, fresh],
    removed: [{ id: 'luxury', name: 'Luxury', to: fresh.id }],
  };
  expect(toCategoryRequest(edits, 'then')).toEqual({
    categories: [{ slug: 'food', name: 'Kitchens' }, { name: ' Trains ' }],
    moveTo: { luxury: 'Trains' },
    updatedAt: 'then',
  });
  expect([newEntry(edits.entries).id, isEdited(edits), isEdited(unedited(base))]).toEqual(['+2', true, false]);
});

test('what is removed stands where it stood, and is put back there', () => {
  const edits = unedited(stored('Adventure', 'Food', 'Travel', 'Culture'));
  const [adventure, food, travel] = ['adventure', 'food', 'travel'].map((id) => ({ id, name: id, to: '' }));
  const without = {
    ...edits,
    entries: edits.entries.filter(({ id }) => id === 'culture'),
    removed: [travel, adventure, food].filter((one) => one !== undefined),
  };
  expect(removedAfter(without, -1).map(({ id }) => id)).toEqual(['adventure', 'food', 'travel']);
  const [first] = removedAfter(without, -1);
  const back = putBack(without, first ?? { id: '', name: '', to: '' });
  expect(back.entries.map(({ id }) => id)).toEqual(['adventure', 'culture']);
  expect(removedAfter(back, -1)).toEqual([]);
  expect(removedAfter(back, 0).map(({ id }) => id)).toEqual(['food', 'travel']);
});
