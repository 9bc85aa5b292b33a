import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const purgeAt = '2026-12-25T12:00:00';

test.each([
  ['2026-11-25T12:00:00', { words: '30 days left', part: 1, soon: false }],
  ['2026-11-25T12:00:01', { words: '30 days left', soon: false }],
  ['2026-12-10T12:00:00', { words: '15 days left', part: 0.5, soon: false }],
  ['2026-12-24T11:00:00', { words: '2 days left', soon: false }],
  ['2026-12-24T18:00:00', { words: 'Goes tomorrow', soon: true }],
  ['2026-12-25T08:00:00', { words: 'Goes today', soon: true }],
  // The job that purges has not come yet.
  ['2026-12-25T13:00:00', { words: 'Goes today', part: 0, soon: true }],
])('at %s the trash says how long something stays that goes on 25 December at noon', (now, told) => {
  expect(timeLeft('2026-11-25T12:00:00', purgeAt, new Date(now))).toMatchObject(told);
});
