import { monthName } from '@trekker/texts/print-values.ts';
import type { MonthRating } from '../../months.contract.ts';
import { t } from '../months.texts.ts';
import styles from './months.module.css';

const words = { good: () => t.good, fair: () => t.fair, poor: () => t.poor };

/** How good a month is: as a bar, whose height tells it, and in a word for who does not see it. */
export function MonthBar({ rating }: { rating: MonthRating | null }) {
  return (
    <>
      <span className={rating ? `${styles.bar} ${styles[rating]}` : styles.bar} aria-hidden="true" />
      <span className="sr">{rating ? words[rating]() : t.notRated}</span>
    </>
  );
}

/** What the bars say. */
export function MonthLegend() {
  return (
    <p className={`tiny muted ${styles.legend}`} aria-hidden="true">
      {(['good', 'fair', 'poor'] as const).map((rating) => (
        <span key={rating}>
          <span className={`${styles.bar} ${styles[rating]}`} />
          {words[rating]()}
        </span>
      ))}
    </p>
  );
}

/** The row above twelve months: each by its first letter, whole for who hears it. */
export function MonthsHead() {
  return (
    <thead>
      <tr>
        <td />
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => (
          <th key={month} scope="col">
            <span aria-hidden="true">{monthName(month).charAt(0)}</span>
            <span className="sr">{monthName(month)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
