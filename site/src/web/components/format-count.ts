import { printNumber } from '@trekker/texts/print-values.ts';
import { mostCounted } from '../../contract/count-limits.ts';

/** How many there are in these lists together: "1,284", and "10,000+" where counting ended. */
export function formatCount(...counts: number[]): string {
  const sum = counts.reduce((all, count) => all + count, 0);
  return printNumber(sum) + (counts.includes(mostCounted) ? '+' : '');
}

/** "1 story", "1,284 stories". */
export function formatCountOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
