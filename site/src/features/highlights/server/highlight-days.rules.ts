import { type SampleDates, sameSeasonBefore } from '#server/sample-dates.ts';

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
