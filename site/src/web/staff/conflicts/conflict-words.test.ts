import { expect, test } from 'vitest';
import { conflictWords, newerVersion } from './conflict-words.ts';

const savedAt = '2020-03-12T10:42:00.000Z';
const ana = { _id: 'a1', name: 'Ana Lima' };

test.each([
  ['somebody else', ana, { accountId: 'b2', isFromTab: false }, 'Someone saved a newer version', 'Ana Lima’s version'],
  ['nobody known', null, { accountId: 'b2', isFromTab: false }, 'Someone saved a newer version', 'Newer version'],
  [
    'oneself elsewhere',
    ana,
    { accountId: 'a1', isFromTab: false },
    'You saved a newer version on another device',
    'Your other device’s version',
  ],
  [
    'one’s other tab',
    ana,
    { accountId: 'a1', isFromTab: true },
    'You saved a newer version in your other tab',
    'Your other tab’s version',
  ],
])('the conflict message names who saved the newer version: %s', (_who, savedBy, own, title, theirs) => {
  const words = conflictWords(newerVersion({ savedBy, savedAt }, own));
  expect([words.title, words.theirs]).toEqual([title, theirs]);
  expect(words.who).toContain('on 12 Mar 2020');
});
