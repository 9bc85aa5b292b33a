import { printNumber } from '@trekker/texts/print-values.ts';
import { t } from './content.texts.ts';
import styles from './score.module.css';

export type ScoreProps = {
  value: number;
  /** How many ratings it is made of; left out where that is told beside it. */
  count?: number | undefined;
};

/** A rating as one star and its number, with one decimal. */
export function Score({ value, count }: ScoreProps) {
  return (
    <span className={styles.score}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2.8l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.7l6.6-.9z" />
      </svg>
      <span className="sr">{t.rated}</span>
      {printNumber(value, 1)}
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">{`(${printNumber(count)})`}</span>
          <span className="sr">{t.fromReviews({ count })}</span>
        </span>
      )}
    </span>
  );
}
