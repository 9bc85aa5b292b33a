import { mostCounted } from '../contract/most-counted.ts';

/**
 * "1,284". Made by hand: the first number that the browser's own formatter prints costs a phone a tenth of a second.
 */
function withCommas(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** How many there are in these lists together: "1,284", and "10,000+" where counting ended. */
export function printCount(...counts: number[]): string {
  const sum = counts.reduce((all, count) => all + count, 0);
  return withCommas(sum) + (counts.includes(mostCounted) ? '+' : '');
}

/** "1 story", "1,284 stories". */
export function printCountOf(count: number, one: string, many: string): string {
  return `${printCount(count)} ${count === 1 ? one : many}`;
}
