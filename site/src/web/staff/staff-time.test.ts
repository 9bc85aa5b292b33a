import { readFileSync } from 'node:fs';
import { inLanguage } from '@trekker/texts/in-language.ts';
import { openLanguage } from '@trekker/texts/open-language.ts';
import { expect, test } from 'vitest';
import { longTime, shortDay, shortTime, timeAgo } from './staff-time.ts';

// Without a zone: the time of whoever looks, wherever the test runs.
const at = (local: string) => new Date(local).toISOString();
const now = new Date('2026-11-20T09:30:00');

test.each([
  ['2026-11-20T09:05:00', '09:05'],
  ['2026-11-20T00:00:00', '00:00'],
  ['2026-11-19T23:59:00', 'Yesterday'],
  ['2026-11-18T12:00:00', 'Wed'],
  ['2026-11-14T12:00:00', 'Sat'],
  ['2026-11-13T12:00:00', '13 Nov'],
  ['2025-11-20T12:00:00', '20 Nov 2025'],
  ['2026-11-21T12:00:00', '21 Nov'],
  ['2026-09-21T12:00:00', '21 Sep'],
])('the time %s is printed as %s in short', (local, short) => {
  expect(shortTime(at(local), now)).toBe(short);
});

test.each([
  ['2026-11-20T09:29:31', 'Just now'],
  ['2026-11-20T09:18:00', '12 minutes ago'],
  ['2026-11-20T06:30:00', '3 hours ago'],
  ['2026-11-19T08:00:00', 'yesterday'],
  ['2026-11-01T09:30:00', '19 days ago'],
  ['2026-11-20T09:31:00', 'Just now'],
])('the time %s is printed as %s', (local, ago) => {
  expect(timeAgo(at(local), now)).toBe(ago);
});

test('a date has the same month names as in lists printed by the server', () => {
  expect(shortDay(at('2026-09-07T16:20:00'))).toBe('7 Sep 2026');
});

test('a time is printed in full', () => {
  expect(longTime(at('2026-11-19T16:20:00'))).toBe('Thursday, 19 November 2026, 16:20');
});

test.each([
  ['de', 'Gestern', '13. Nov.', 'vor 3 Stunden', 'Donnerstag, 19. November 2026, 16:20'],
  ['ar', 'أمس', '13 نوفمبر', 'قبل 3 ساعات', 'الخميس، 19 نوفمبر 2026, 04:20 م'],
])('times are printed in the language of the page: %s', (code, yesterday, short, ago, long) => {
  const words = readFileSync(`${import.meta.dirname}/../../../texts/staff/${code}.json`, 'utf8');
  inLanguage(openLanguage(code, JSON.parse(words)), () => {
    expect(shortTime(at('2026-11-19T23:59:00'), now)).toBe(yesterday);
    expect(shortTime(at('2026-11-13T12:00:00'), now)).toBe(short);
    expect(timeAgo(at('2026-11-20T06:30:00'), now)).toBe(ago);
    expect(longTime(at('2026-11-19T16:20:00'))).toBe(long);
  });
});
