import { srOnly } from '@trekker/design-system/content/visually-hidden.tsx';
import type { CSSProperties } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import type { ReviewFilter } from '../../review.contract.ts';
import { t } from '../reviews.texts.ts';
import styles from './rating-bars.module.css';

type RatingBarsProps = { counts: readonly number[]; filter: ReviewFilter; address: (filter: ReviewFilter) => string };

/** How the ratings are spread; each bar shows the reviews that gave it, and once more all of them. */
export function RatingBars({ counts, filter, address }: RatingBarsProps) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className={styles.bars} aria-label={t.filterByRating}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const share = Math.round(((counts[stars - 1] ?? 0) / all) * 100);
        const chosen = filter.rating === String(stars);
        return (
          <li key={stars}>
            <a
              href={hrefTo(address({ ...filter, rating: chosen ? '' : String(stars), page: 1 }))}
              aria-current={chosen ? 'true' : undefined}
              data-stay
            >
              <span>{t.stars({ count: stars, srOnly })}</span>
              <i style={{ '--share': `${share}%` } as CSSProperties} />
              <span className="muted">{t.share({ share })}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
