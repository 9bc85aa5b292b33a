import { useHasSection } from '#web/frame-data.ts';
import { t } from '../destination.texts.ts';
import styles from './destination-contents.module.css';

/** The parts of the page, so that nobody scrolls through days of an itinerary to see the reviews. */
export function DestinationContents({ hasStories }: { hasStories: boolean }) {
  const hasReviews = useHasSection('reviews');
  return (
    <nav className={styles.contents} aria-label={t.onThisPage} data-screen-only>
      <ul>
        <Part id="about">{t.about}</Part>
        <Part id="tips">{t.tips}</Part>
        <Part id="itinerary">{t.itinerary}</Part>
        <Part id="at-a-glance">{t.quickInfo}</Part>
        {hasStories && <Part id="stories">{t.stories}</Part>}
        {hasReviews && <Part id="reviews">{t.reviews}</Part>}
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
