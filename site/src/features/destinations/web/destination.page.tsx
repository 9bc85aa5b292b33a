import { Suspense, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { ErrorPage } from '#web/components/error-page.tsx';
import { useHasSection } from '#web/frame-data.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import { Awaited } from '#web/navigation/awaited.tsx';
import { t as navigationWords } from '#web/navigation/navigation.texts.ts';
import { Reviews } from '../../reviews/web/components/reviews.tsx';
import type { DestinationSummary } from '../destination.contract.ts';
import { DestinationContents } from './components/destination-contents.tsx';
import { DestinationFacts } from './components/destination-facts.tsx';
import { DestinationHero } from './components/destination-hero.tsx';
import { DestinationMissing } from './components/destination-missing.tsx';
import { DestinationView } from './components/destination-view.tsx';
import styles from './destination.module.css';
import {
  addressOfReviews,
  type DestinationData,
  type Found,
  loadDestination,
  type Missing,
  rememberShown,
} from './destination-data.ts';

export { frame, meta } from './destination-meta.ts';
export { loadDestination as loader };

export function Component() {
  const data = useLoaderData<DestinationData>();
  if (!data.preview) return <Full full={data.full} />;
  return (
    <Suspense fallback={<Preview destination={data.preview} />}>
      <Awaited of={data.full} failed={<ErrorPage />}>
        {(full) => <Full full={full} />}
      </Awaited>
    </Suspense>
  );
}

function Full({ full }: { full: Found | Missing }) {
  const hasReviews = useHasSection('reviews');
  useEffect(() => {
    if (full.kind === 'found') rememberShown(full);
  }, [full]);
  if (full.kind === 'missing') return <DestinationMissing {...full} />;
  const { destination, nearby, stories, reviews } = full;
  return (
    <>
      <DestinationView destination={destination} nearby={nearby} stories={stories} />
      {hasReviews && (
        <Reviews
          key={`reviews ${destination._id}`}
          place={destination}
          rating={destination.rating}
          counts={destination.ratingCounts}
          shown={{ ...reviews, items: reviews.items ?? destination.reviews }}
          address={(filter) => addressOfReviews(destination.slug, filter)}
        />
      )}
    </>
  );
}

/** What the list before knew, at once; the rest has its place already. */
function Preview({ destination }: { destination: DestinationSummary }) {
  return (
    <>
      <DestinationHero destination={destination} images={[]} />
      <div className="wrap" aria-busy="true">
        <DestinationFacts destination={destination} />
        <DestinationContents hasStories={false} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <p className={styles.intro} {...languageMark(useFallbackLanguage(destination, 'name'))}>
              {destination.description}
            </p>
            <p className="sr" role="status">
              {navigationWords.loading}
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
