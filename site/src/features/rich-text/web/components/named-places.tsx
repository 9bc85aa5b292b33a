import type { KnownItems } from '../../rich-text.contract.ts';
import { t } from '../rich-text.texts.ts';
import { NamedPlaceCard } from './named-place-card.tsx';
import styles from './named-places.module.css';

/** At the foot of a text: the places that it names. */
export function NamedPlaces({ known: { places } }: { known: KnownItems }) {
  const named = Object.values(places);
  if (named.length === 0) return null;
  return (
    <section className={styles.places} aria-labelledby="places-named" data-screen-only>
      <h2 className="t-small" id="places-named">
        {t.places}
      </h2>
      <ul>
        {named.map((place) => (
          <li key={place._id}>
            <NamedPlaceCard place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
