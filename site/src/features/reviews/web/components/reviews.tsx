import { ButtonLink } from '@trekker/design-system/button.tsx';
import { Pager } from '@trekker/design-system/pager.tsx';
import { SectionHead } from '@trekker/design-system/section-head.tsx';
import { Stars } from '@trekker/design-system/stars.tsx';
import type { Review, ReviewFilter } from '../../review.contract.ts';
import { RatingBars } from './rating-bars.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewFilters } from './review-filters.tsx';
import styles from './reviews.module.css';

export type ReviewsProps = {
  rating: { value: number; count: number };
  /** How many gave one, two, … five stars. */
  counts: readonly number[];
  shown: { filter: ReviewFilter; items: readonly Review[]; page: number; totalPages: number };
  /** The address of this page with other reviews shown. */
  address: (filter: ReviewFilter) => string;
};

/** What travellers say: the mean, how it comes about, and the reviews themselves. */
export function Reviews({ rating, counts, shown, address }: ReviewsProps) {
  const { filter, items } = shown;
  return (
    <section className="wrap section" aria-labelledby="reviews">
      <SectionHead id="reviews" title="Traveler Reviews" />
      <div className={styles.columns}>
        <div>
          {rating.count > 0 && (
            <>
              <div className={styles.score}>
                <b>{rating.value.toFixed(1)}</b>
                <p className="fine muted">
                  <Stars value={rating.value} />
                  <br />
                  {rating.count} {rating.count === 1 ? 'review' : 'reviews'}
                </p>
              </div>
              <RatingBars counts={counts} filter={filter} address={address} />
            </>
          )}
          <LogInToWrite />
        </div>
        <div>
          {rating.count === 0 ? (
            <p className="lead">Nobody has written about this place yet. The first word is yours.</p>
          ) : (
            <>
              <ReviewFilters filter={filter} address={address} />
              {items.length === 0 && (
                <NoMatch href={address({ category: '', rating: '', sort: filter.sort, page: 1 })} />
              )}
              {items.map((review) => (
                <ReviewCard key={review._id} review={review} />
              ))}
              <Pager page={shown.page} pages={shown.totalPages} address={address({ ...filter, page: 1 })} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function LogInToWrite() {
  return (
    <div className={styles.prompt}>
      <p className="fine muted">Have you been there? Log in to write a review and to vote on those of others.</p>
      <ButtonLink href="/login">Log In</ButtonLink>
    </div>
  );
}

function NoMatch({ href }: { href: string }) {
  return (
    <div className={styles.none}>
      <p className="t-block serif">No reviews match your filters</p>
      <ButtonLink href={href} look="line" data-stay>
        Clear filters
      </ButtonLink>
    </div>
  );
}
