import { expect, test } from 'vitest';
import type { UnsavedEdit } from '#features/unsaved-edits/unsaved-edit.contract.ts';
import { editedOf, findDrafts } from './found-draft.ts';

type Values = { title: string; excerpt: string };
const origin = { title: '', excerpt: '' };

const local = (form: string, title: string, minute: number, sent?: { form: string; sequence: number }) => ({
  slot: `story:7#${form}`,
  draft: {
    values: { values: { title, excerpt: '' }, origin },
    owner: 'ana',
    startedFrom: null,
    keptAt: `2026-01-01T00:0${minute}:00.000Z`,
    ...(sent && { sent }),
  },
});
const edit = (form: string, title: string, minute: number): UnsavedEdit => ({
  item: '7',
  form,
  sequence: 3,
  startedFrom: null,
  device: 'Firefox on Android',
  content: JSON.stringify({ values: { title }, origin: { title: '' } }),
  savedAt: `2026-01-01T00:0${minute}:00.000Z`,
});
const titles = ({ found }: ReturnType<typeof findDrafts<Values>>) =>
  found.map(({ values, device }) => [values.title, device]);

test('the server keeps the fields that were changed, before and after', () => {
  expect(editedOf({ values: { title: 'Trains', excerpt: 'x' }, origin: { title: '', excerpt: 'x' } })).toEqual({
    values: { title: 'Trains' },
    origin: { title: '' },
  });
});

test('texts of this browser and of other devices are found, the newest first', () => {
  const found = findDrafts<Values>([local('a', 'here', 1)], [edit('b', 'there', 2)]);
  expect(titles(found)).toEqual([
    ['there', 'Firefox on Android'],
    ['here', null],
  ]);
});

test('a text that browser and server have is found once, with the last words that only the browser has', () => {
  const found = findDrafts<Values>([local('a', 'here, and more', 1)], [edit('a', 'here', 2)]);
  expect(titles(found)).toEqual([['here, and more', null]]);
  expect(found.found[0]?.edit).toMatchObject({ form: 'a', sequence: 3 });
});

test('a text that the server had and has no more has ended elsewhere; unless the server cannot be asked', () => {
  const sent = { form: 'a', sequence: 3 };
  const locals = [local('a', 'here', 1, sent), local('b', 'never sent', 2)];
  expect(findDrafts<Values>(locals, [])).toMatchObject({ found: [{ slot: 'story:7#b' }], ended: ['story:7#a'] });
  expect(findDrafts<Values>(locals, null)).toMatchObject({
    found: [{ slot: 'story:7#b' }, { slot: 'story:7#a' }],
    ended: [],
  });
});

test('what no version of the site could have written is not found', () => {
  for (const content of ['{', '7', 'null', '{"values":{}}'])
    expect(findDrafts<Values>([], [{ ...edit('a', '', 1), content }]).found).toEqual([]);
});
