import { Score } from '@trekker/design-system/content/score.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { cardLine } from '#features/destinations/web/components/card-line.ts';
import type { NamedPlace } from '../../rich-text.contract.ts';
import styles from './named-place-card.module.css';

/** A place that a text names: image, name, country, its line. The name's link covers the card. */
export function NamedPlaceCard({ place }: { place: NamedPlace }) {
  const { slug, name, country, thumbnail, rating } = place;
  return (
    <article className={styles.card}>
      <span className={styles.image}>
        <Image image={beside(thumbnail, name)} sizes="14rem" ratio="1" />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>
          <a href={`/destinations/${slug}`}>{name}</a>
        </p>
        <p className={`fine muted ${styles.facts}`}>
          {country}
          {rating.count > 0 && <Score value={rating.value} count={rating.count} />}
        </p>
        <p className="fine">{cardLine(place)}</p>
      </div>
    </article>
  );
}
