import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../site/sample-library/destinations');

/** What the tests read of a file of the sample library. */
export type SampleDestination = {
  slug: string;
  name: string;
  country: string;
  region: string;
  description: string;
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
