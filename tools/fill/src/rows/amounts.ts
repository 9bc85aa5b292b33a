import { share } from './chance.ts';

export type Amounts = ReturnType<typeof amountsFor>;

/**
 * How many of everything go with so many destinations: as many, up to 100,000. Beyond that, the same people write more
 * reviews.
 */
export function amountsFor(destinations: number, reviewsEach: number) {
  const accounts = Math.min(Math.max(destinations, 100), 100_000);
  const stories = Math.min(destinations, 100_000);
  return {
    destinations,
    reviewsEach,
    accounts,
    stories,
    highlights: Math.ceil(stories / 10),
    messages: accounts,
    feedback: accounts,
    activity: accounts,
    keywords: Math.min(destinations, 5000),
  };
}

const tail = 1.3;
const most = 20_000;

/** `reviewsEach` on average; most have a few, and a few have thousands (Pareto). Nobody reviews a draft. */
export function reviewCountOf(destination: number, { accounts, reviewsEach }: Amounts): number {
  if (isDraft(destination)) return 0;
  const least = (reviewsEach * (tail - 1)) / tail;
  return Math.floor(Math.min(least * (1 - share(destination, 31)) ** (-1 / tail) + 0.5, most, accounts / 2));
}

export function isDraft(number: number): boolean {
  return number % 33 === 32;
}

export function isFeatured(number: number): boolean {
  return number % 200 === 7;
}
