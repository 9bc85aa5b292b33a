import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleDates } from '../../site/src/server/sample-dates.ts';

const folder = path.resolve(import.meta.dirname, '../../site/sample-library/destinations');

/** What the tests read of a file of the sample library. */
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

/** All destinations that the site under test holds, newest first as it lists them. */
export const sampleDestinations: readonly SampleDestination[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map(read)
  .sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1));

export function sampleDestination(slug: string): SampleDestination {
  return read(`${slug}.json`);
}

/** The day on which the site under test has what its files tell of such a day: "2026-04-13" at another place in time. */
export function movedDay(written: string): string {
  return sampleDates(new Date(process.env.E2E_STARTED ?? Date.now())).dayOf(written);
}

/** A day as pages write it out: "13 April 2026". */
export function longDay(day: string, month: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(day));
}
