import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleDates } from '../../site/src/server/sample-dates.ts';

const folder = path.resolve(import.meta.dirname, '../../site/sample-library/destinations');

/** The fields of a sample destination that tests use. */
export type SampleDestination = {
  slug: string;
  name: string;
  country: string;
  region: string;
  description: string;
  shortLine: string;
  months: { ratings: string; temperatures: number[]; rain: number[] };
  longDescription: string;
  bestTimeToVisit: string;
  suggestedDuration: string;
  tags: string[];
  popularFor: string[];
  travelTips: string[];
  itinerary: { day: number; title: string; activities: string[] }[];
  publishedOn: string;
  pictures: { images: string[] };
  reviews?: { rating: number; text: string }[];
};

const read = (file: string): SampleDestination => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/** All destinations of the site under test, in the order of its list: newest first. */
export const sampleDestinations: readonly SampleDestination[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map(read)
  .sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1));

export function sampleDestination(slug: string): SampleDestination {
  return read(`${slug}.json`);
}

/**
 * The sample library moves its dates towards today. Returns the date on which the site shows a date of its files, such
 * as "2026-04-13".
 */
export function movedDay(written: string): string {
  return sampleDates(new Date(process.env.E2E_STARTED ?? Date.now())).dayOf(written);
}

/** A date as pages print it: "13 April 2026". */
export function longDay(day: string, month: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(day));
}
