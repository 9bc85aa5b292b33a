import type { SampleDates } from '#server/sample-dates.ts';

/** Days between one and the one before it. */
const apart = 9;

/**
 * When the highlight at a place of the sample library's list was published, and the day it tells of: one before it in
 * the same season, which is in its words. Lists show the newest first, so the first came last.
 */
export function highlightDays(written: string, place: number, dates: SampleDates): { told: string; date: string } {
  const told = dates.daysAgo(4 + place * apart);
  return { told, date: sameSeasonBefore(written, told) };
}

/**
 * The latest such day of a year before another: what was seen in an October stays in an October. Both as "2026-10-30".
 */
export function sameSeasonBefore(written: string, latest: string): string {
  const year = Number(latest.slice(0, 4));
  const monthAndDay = written.slice(4) === '-02-29' ? '-02-28' : written.slice(4);
  const thisYear = `${year}${monthAndDay}`;
  return thisYear <= latest ? thisYear : `${year - 1}${monthAndDay}`;
}
