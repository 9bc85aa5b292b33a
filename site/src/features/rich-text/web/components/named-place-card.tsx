import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { cardLine } from '#features/destinations/web/components/card-line.ts';
import { PrintedPosition } from '#features/destinations/web/components/printed-position.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { useOwnMark } from '#web/language/written-in.tsx';
import type { NamedPlace } from '../../rich-text.contract.ts';
import styles from './named-place-card.module.css';

/** A place that a text names: image, name, where it lies, its line. The name's link covers the card. */
export function NamedPlaceCard({ place }: { place: NamedPlace }) {
  const { slug, name, language, country, coordinates, thumbnail } = place;
  const mark = useOwnMark(language);
  return (
    <article className={styles.card}>
      <span className={styles.image}>
        <Image image={beside(thumbnail, name)} sizes="12rem" />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>
          <a href={hrefTo(`/destinations/${slug}`)} {...mark}>
            {name}
          </a>
        </p>
        <p className={`fine muted ${styles.facts}`}>
          <span>{country}</span> <PrintedPosition of={coordinates} />
        </p>
        <p className="fine" {...mark}>
          {cardLine(place)}
        </p>
      </div>
    </article>
  );
}
