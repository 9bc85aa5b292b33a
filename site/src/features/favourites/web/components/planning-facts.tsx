import type { SavedDestination } from '../../favourite.contract.ts';
import { t } from '../favourites.texts.ts';
import styles from './planning-facts.module.css';

/** When to go, for how long, how warm: the same lines on every card, so that saved places can be compared. */
export function PlanningFacts({ place }: { place: SavedDestination }) {
  return (
    <dl className={styles.facts}>
      <dt>{t.bestTime}</dt>
      <dd>{place.bestTimeToVisit}</dd>
      <dt>{t.duration}</dt>
      <dd>{place.SuggestedDuration}</dd>
      <dt>{t.weather}</dt>
      <dd>{place.avgTemp === null ? '' : t.averageWeather({ degrees: String(Math.round(place.avgTemp)) })}</dd>
    </dl>
  );
}
