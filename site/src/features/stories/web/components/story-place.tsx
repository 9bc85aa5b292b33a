import { PrintedPosition } from '#features/destinations/web/components/printed-position.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { StoryDetail } from '../../story.contract.ts';
import { t } from '../story.texts.ts';
import styles from './story-place.module.css';

/** The destination that a story is about, as the number of a plate beside the text. */
export function StoryPlace({ place }: { place: NonNullable<StoryDetail['place']> }) {
  return (
    <aside className={`fine muted ${styles.place}`} aria-label={t.place}>
      <p>
        <b {...languageMark(useFallbackLanguage(place, 'name'))}>{place.name}</b>
        <br />
        {place.location.country}
        <br />
        <PrintedPosition of={place.location.coordinates} />
      </p>
      <p>
        <a className={`link ${styles.go}`} href={hrefTo(`/destinations/${place.slug}`)}>
          {t.seePlace}
        </a>
      </p>
    </aside>
  );
}
