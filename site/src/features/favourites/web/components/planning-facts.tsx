import type { SavedDestination } from '../../favourite.contract.ts';
import styles from './planning-facts.module.css';

/** When to go, for how long, how warm: the same lines on every card, so that saved places can be compared. */
export function PlanningFacts({ place }: { place: SavedDestination }) {
  return (
    <dl className={styles.facts}>
      <dt>Best time</dt>
      <dd>{place.bestTimeToVisit}</dd>
      <dt>Duration</dt>
      <dd>{place.SuggestedDuration}</dd>
      <dt>Weather</dt>
      <dd>{place.avgTemp === null ? '' : `${Math.round(place.avgTemp)} °C on average`}</dd>
    </dl>
  );
}
