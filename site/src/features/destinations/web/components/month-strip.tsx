import { t } from '../months.texts.ts';
import { bestMonths } from '../months.ts';
import styles from './months.module.css';

/** A bar for each month: all of the height where it is good, half where it is fair, a line where it is poor. */
const heights: Record<string, number> = { g: 8, f: 4, p: 1 };

const bars = (ratings: string) =>
  [...ratings]
    .map((rating, at) => {
      const height = heights[rating] ?? 0;
      return height > 0 ? `M${at * 5} ${8 - height}h4v${height}h-4z` : '';
    })
    .join('');

/** The twelve months of a place on its card; nothing where none is good. */
export function MonthStrip({ ratings }: { ratings: string }) {
  const best = bestMonths(ratings);
  if (!best) return null;
  return (
    <p className={styles.strip}>
      <svg viewBox="0 0 59 8" aria-hidden="true">
        <path d={bars(ratings)} />
      </svg>
      <span className="sr">{t.bestTime({ months: best })}</span>
      <span aria-hidden="true">{bestMonths(ratings, 'short')}</span>
    </p>
  );
}
