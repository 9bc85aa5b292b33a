import { useHasSection } from '#web/frame-data.ts';
import styles from './destination-contents.module.css';

/** The parts of the page, so that nobody scrolls through days of an itinerary to see the reviews. */
export function DestinationContents({ hasStories }: { hasStories: boolean }) {
  const hasReviews = useHasSection('reviews');
  return (
    <nav className={styles.contents} aria-label="On this page" data-screen-only>
      <ul>
        <Part id="about">About</Part>
        <Part id="tips">Tips</Part>
        <Part id="itinerary">Itinerary</Part>
        <Part id="at-a-glance">Quick Info</Part>
        {hasStories && <Part id="stories">Stories</Part>}
        {hasReviews && <Part id="reviews">Reviews</Part>}
      </ul>
    </nav>
  );
}

function Part({ id, children }: { id: string; children: string }) {
  return (
    <li>
      <a href={`#${id}`}>{children}</a>
    </li>
  );
}
