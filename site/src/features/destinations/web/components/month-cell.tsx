import type { MonthRating } from '../../months.contract.ts';
import styles from './months.module.css';

const words = { good: 'Good', fair: 'Fair', poor: 'Poor' };

/** How good a month is: as a bar, whose height tells it, and in a word for who does not see it. */
export function MonthBar({ rating }: { rating: MonthRating | null }) {
  return (
    <>
      <span className={rating ? `${styles.bar} ${styles[rating]}` : styles.bar} aria-hidden="true" />
      <span className="sr">{rating ? words[rating] : 'Not rated'}</span>
    </>
  );
}

/** The name of a month by its first letter, whole for who hears it. */
export function MonthInitial({ name }: { name: string }) {
  return (
    <>
      <span aria-hidden="true">{name.charAt(0)}</span>
      <span className="sr">{name}</span>
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
          {words[rating]}
        </span>
      ))}
    </p>
  );
}
