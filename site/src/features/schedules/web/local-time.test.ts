import { expect, test } from 'vitest';
import { instantsOf, localTimeOf, offsetWords, timeAfterGap, zoneWords } from './local-time.ts';

const lisbon = 'Europe/Lisbon';
const at = (date: string, time: string, timeZone = lisbon) =>
  instantsOf({ date, time }, timeZone).map((instant) => instant.toISOString());

test('a time of an ordinary day is one instant, in winter, in summer and beyond the date line', () => {
  expect(at('2026-12-01', '07:30')).toEqual(['2026-12-01T07:30:00.000Z']);
  expect(at('2027-07-01', '07:30')).toEqual(['2027-07-01T06:30:00.000Z']);
  expect(at('2027-07-01', '00:15', 'Pacific/Kiritimati')).toEqual(['2027-06-30T10:15:00.000Z']);
  expect(at('2027-07-01', '12:00', 'Asia/Kathmandu')).toEqual(['2027-07-01T06:15:00.000Z']);
});

test('a time in the hour for which clocks are set back is two instants, the earlier first', () => {
  expect(at('2027-10-31', '01:30')).toEqual(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']);
  expect(at('2026-11-01', '01:30', 'America/New_York')).toEqual([
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
  ]);
  expect(at('2027-10-31', '02:00')).toEqual(['2027-10-31T02:00:00.000Z']);
  // Lord Howe sets its clocks by half an hour.
  expect(at('2027-04-04', '01:45', 'Australia/Lord_Howe')).toHaveLength(2);
});

test('a time that clocks leave out is no instant, and what they show in its place is known', () => {
  expect(at('2027-03-28', '01:30')).toEqual([]);
  expect(timeAfterGap({ date: '2027-03-28', time: '01:30' }, lisbon)).toEqual({ date: '2027-03-28', time: '02:30' });
  expect(at('2027-03-28', '02:00')).toEqual(['2027-03-28T01:00:00.000Z']);
  // Samoa left out a whole day.
  expect(at('2011-12-30', '12:00', 'Pacific/Apia')).toEqual([]);
});

test('what is no time is no instant', () => {
  for (const [date, time] of [
    ['', '07:30'],
    ['2026-12-01', ''],
    ['2026-13-01', '07:30'],
    ['2026-02-31', '25:00'],
  ] as const)
    expect(at(date, time)).toEqual([]);
});

test('an instant is shown as clocks have it, with their distance from UTC', () => {
  expect(localTimeOf(new Date('2026-06-30T23:30:00Z'), lisbon)).toEqual({ date: '2026-07-01', time: '00:30' });
  expect(offsetWords(new Date('2026-07-01T00:00:00Z'), lisbon)).toBe('UTC+1');
  expect(offsetWords(new Date('2026-12-01T00:00:00Z'), lisbon)).toBe('UTC+0');
  expect(offsetWords(new Date('2026-12-01T00:00:00Z'), 'America/New_York')).toBe('UTC−5');
  expect(zoneWords('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
