import { monthName } from '@trekker/texts/print-values.ts';
import { t } from './months.texts.ts';

/** The months that `ratings` gives this letter (months.contract.ts), 1 to 12. */
export function ratedMonths(ratings: string, letter: 'g' | 'f' | 'p'): number[] {
  return [...ratings].flatMap((rating, at) => (rating === letter ? [at + 1] : []));
}

/** Months in a row as one span, over the turn of the year as well: "March to June, September", or "Mar–Jun, Sep". */
export function formatMonths(months: readonly number[], form: 'long' | 'short' = 'long'): string {
  if (months.length === 12) return t.allYear;
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  const starts = months.filter((month) => !has(month - 1));
  // A span over the turn of the year is told first only where the year begins within it.
  return starts
    .map((start) => {
      let end = start;
      while (has(end + 1)) end += 1;
      const last = ((end - 1) % 12) + 1;
      if (last === start) return monthName(start, form);
      const span = { first: monthName(start, form), last: monthName(last, form) };
      if (form === 'short') return `${span.first}–${span.last}`;
      return end === start + 1 ? t.both(span) : t.span(span);
    })
    .join(', ');
}

/** The best months in words; "" where none is rated good. */
export function bestMonths(ratings: string, form: 'long' | 'short' = 'long'): string {
  const good = ratedMonths(ratings, 'g');
  return good.length > 0 ? formatMonths(good, form) : '';
}
