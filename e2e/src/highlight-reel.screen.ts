import { readFileSync } from 'node:fs';
import path from 'node:path';
import { highlightDays } from '../../site/src/features/highlights/server/highlight-days.rules.ts';
import { sampleDates } from '../../site/src/server/sample-dates.ts';
import { expect, type Page } from './fixtures.ts';

type SampleHighlight = {
  name: string;
  location: string;
  region: string;
  rating: number;
  description: string;
  video: string | null;
  date: string;
  featured: boolean;
};

/** All highlights that the site under test holds, in the order in which it lists them. */
export const highlights: SampleHighlight[] = readHighlights().map((highlight, place) => ({
  ...highlight,
  date: highlightDays(highlight.date, place, sampleDates(new Date(process.env.E2E_STARTED ?? Date.now()))).date,
}));

function readHighlights(): SampleHighlight[] {
  const file = path.resolve(import.meta.dirname, '../../site/sample-library/highlights.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

const locations = (chosen: readonly SampleHighlight[]) => chosen.map(({ location }) => location);

export const long = highlights.find(({ description }) => description.length > 150) as SampleHighlight;
export const short = highlights.find(({ description }) => description.length <= 150) as SampleHighlight;
export const withVideos = highlights.find(({ video }) => video) as SampleHighlight;

/** The page of all highlights: its controls, and what a test does with them. */
export function reel(page: Page) {
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  const chips = main.getByRole('group', { name: 'Filter' });
  return {
    main,
    cards,
    chips,
    more: main.getByRole('button', { name: /^Load More$/ }),
    search: main.getByRole('searchbox', { name: 'Search highlights' }),
    chip: (name: string) => chips.getByRole('link', { name, exact: true }),
    card: ({ location }: SampleHighlight) => cards.filter({ hasText: location }),
    expectShown: (chosen: readonly SampleHighlight[]) => expect(cards).toContainText(locations(chosen)),
  };
}
