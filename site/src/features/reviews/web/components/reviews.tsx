import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Failed } from '@trekker/design-system/content/empty.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { SectionHead } from '@trekker/design-system/content/section-head.tsx';
import { Stars } from '@trekker/design-system/content/stars.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isStaff } from '#contract/roles.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { CachedMarkup } from '#web/document/markup-cache-context.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import audience from '#web/layout/audience.module.css';
import { loginAddress } from '#web/navigation/guard.ts';
import { keepIntention, useIntention } from '#web/session/resume-after-login.ts';
import { useLogin } from '#web/session/use-session.ts';
import type { Review, ReviewFilter } from '../../review.contract.ts';
import { t } from '../reviews.texts.ts';
import { RatingBars } from './rating-bars.tsx';
import { ReviewCard } from './review-card.tsx';
import { readDraft, writeIntention } from './review-draft.ts';
import { ReviewFilters } from './review-filters.tsx';
import styles from './reviews.module.css';
import { type OwnReviews, type OwnReviewsState, useOwnReviews } from './use-own-reviews.ts';
import { useVotes } from './use-votes.ts';

// Visitors, who are most, never load it.
const OwnReview = lazy(() => import('./own-review.tsx'));
const StaffReviewAction = lazy(() => import('./staff-review-action.tsx'));

export type ReviewsProps = {
  place: { _id: string; slug: string };
  rating: { value: number; count: number };
  /** How many gave one, two, … five stars. */
  counts: readonly number[];
  /** `failed`: why these did not come. */
  shown: { filter: ReviewFilter; items: readonly Review[]; page: number; totalPages: number; failed?: string };
  /** The address of this page with other reviews shown. */
  address: (filter: ReviewFilter) => string;
};

/** What travellers say: the mean, how it comes about, one's own review and those of the others. */
export function Reviews({ place, rating, counts, shown, address }: ReviewsProps) {
  const state = useOwnReviews(place.slug);
  const own = state.status === 'here' ? state.own : undefined;
  const { writing, hasClosed, setWriting } = useWriting(place._id, own);
  return (
    <section className="wrap section later" aria-labelledby="reviews" data-screen-only>
      <SectionHead id="reviews" title={t.title} />
      <div className={styles.columns}>
        <div>
          {rating.count > 0 && (
            <>
              <div className={styles.score}>
                <b>{printNumber(rating.value, 1)}</b>
                <p className="fine muted">
                  <Stars value={rating.value} />
                  <br />
                  {t.reviews({ count: rating.count })}
                </p>
              </div>
              <RatingBars counts={counts} filter={shown.filter} address={address} />
            </>
          )}
          <LogInToWrite place={place} />
          {!writing && <ToWrite state={state} focus={hasClosed} onWrite={() => setWriting(true)} />}
        </div>
        <div>
          {own && (
            <Suspense fallback={null}>
              <OwnReview
                destinationId={place._id}
                own={own}
                writing={writing}
                focus={hasClosed}
                onWriting={setWriting}
              />
            </Suspense>
          )}
          {rating.count === 0 ? (
            !own?.review && <p className="lead">{t.beFirst}</p>
          ) : (
            <ReviewList slug={place.slug} state={state} shown={shown} address={address} />
          )}
        </div>
      </div>
    </section>
  );
}

/**
 * Whether the form is open: so it is at once where something was typed before a reload or a login, and for whoever
 * logged in to write. Once it has been closed, what takes its place gets the focus.
 */
function useWriting(destinationId: string, own: OwnReviews | undefined) {
  const [writing, setWriting] = useState<boolean>();
  const accountId = own?.accountId;
  useIntention(writeIntention(destinationId), () => own?.review || setWriting(true), own !== undefined);
  useEffect(() => {
    if (accountId && readDraft({ accountId, destinationId })) setWriting(true);
  }, [destinationId, accountId]);
  return { writing: writing ?? false, hasClosed: writing === false, setWriting };
}

type ReviewListProps = Pick<ReviewsProps, 'shown' | 'address'> & { slug: string; state: OwnReviewsState };

function ReviewList({ slug, state, shown, address }: ReviewListProps) {
  const { filter, items, failed } = shown;
  const own = state.status === 'here' ? state.own : undefined;
  const login = useLogin();
  const { countsOf, vote } = useVotes(slug, own?.votes ?? {});
  // The server renders for nobody: whoever is logged in is known once the page is taken up.
  const mayDelete = own !== undefined && isStaff(login?.user.role);
  // One's own stands above already.
  const others = items.filter(({ _id }) => _id !== own?.review?._id);
  return (
    <>
      <ReviewFilters filter={filter} address={address} />
      {failed !== undefined && <Failed title={t.failed} text={failed} onRetry={() => location.reload()} />}
      {items.length === 0 && failed === undefined && (
        <NoMatch href={address({ category: '', rating: '', sort: filter.sort, page: 1 })} />
      )}
      {others.map((review) => (
        <CachedMarkup key={review._id} of={review} variant="card">
          <ReviewCard
            review={review}
            counts={countsOf(review)}
            onVote={own && ((kind) => void vote(review, kind))}
            more={mayDelete && <StaffDelete review={review} />}
          />
        </CachedMarkup>
      ))}
      <Pager page={shown.page} pages={shown.totalPages} address={hrefTo(address({ ...filter, page: 1 }))} />
    </>
  );
}

const StaffDelete = ({ review }: { review: Review }) => (
  <Suspense fallback={null}>
    <StaffReviewAction review={review} />
  </Suspense>
);

function LogInToWrite({ place: { _id, slug } }: Pick<ReviewsProps, 'place'>) {
  const address = `/destinations/${slug}#reviews`;
  return (
    <div className={audience.guest}>
      <div className={styles.prompt}>
        <p className="fine muted">{t.logInToWrite}</p>
        <ButtonLink href={hrefTo(loginAddress(address))} onClick={() => keepIntention(writeIntention(_id), address)}>
          {t.logIn}
        </ButtonLink>
      </div>
    </div>
  );
}

function ToWrite({ state, focus, onWrite }: { state: OwnReviewsState; focus: boolean; onWrite: () => void }) {
  if (state.status === 'failed')
    return (
      <div className={styles.prompt} role="alert">
        <p className="fine muted">{t.ownFailed}</p>
        <Button variant="outline" onClick={state.retry}>
          {commonWords.tryAgain}
        </Button>
      </div>
    );
  if (state.status !== 'here' || state.own.review) return null;
  return (
    <div className={styles.prompt}>
      <p className="fine muted">{t.beenThere}</p>
      <Button onClick={onWrite} autoFocus={focus}>
        {t.write}
      </Button>
    </div>
  );
}

function NoMatch({ href }: { href: string }) {
  return (
    <div className={styles.none}>
      <p className="t-block serif">{t.noMatch}</p>
      <ButtonLink href={hrefTo(href)} variant="outline" data-stay>
        {t.clearFilters}
      </ButtonLink>
    </div>
  );
}
