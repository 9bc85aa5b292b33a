import { expect, test } from 'vitest';
import { fillBlanks } from './fill-blanks.ts';

const own = { title: 'Zug', lead: ' ', slug: '', captions: { a: 'Halt' }, days: {}, readTime: '' };
const offered = {
  title: 'Bahn',
  lead: 'Er fährt.',
  slug: '',
  captions: { a: 'Bahnhof', b: 'Gleis' },
  days: { one: { title: 'Ankunft', activities: '' } },
  readTime: '',
};

test('what is written stays, what is blank is filled, and both are told apart to the last caption', () => {
  expect(fillBlanks<typeof own>(own, offered)).toEqual({
    fields: {
      lead: 'Er fährt.',
      captions: { a: 'Halt', b: 'Gleis' },
      days: { one: { title: 'Ankunft', activities: '' } },
    },
    count: 3,
  });
  expect(fillBlanks<typeof own>(own, { ...own, lead: '' })).toEqual({ fields: {}, count: 0 });
});
