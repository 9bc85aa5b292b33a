import { formatCount } from '#web/components/format-count.ts';
import { mostPlacesInFile } from '../../place-limits.ts';
import styles from './take-list-along.module.css';

export type TakeListAlongProps = {
  /** How many places the list has, on all its pages. */
  count: number;
  /** What it is filtered by, as in the address of a call. */
  query: Readonly<Record<string, string | undefined>>;
};

/** The places of a list as a file for map programs. */
export function TakeListAlong({ count, query }: TakeListAlongProps) {
  const filters = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = filters.length > 0 ? `?${new URLSearchParams(filters)}` : '';
  const all = count === 1 ? 'this place' : `all ${formatCount(count)} places`;
  const places = count > mostPlacesInFile ? `the first ${formatCount(mostPlacesInFile)} places` : all;
  return (
    <p className={`fine muted ${styles.list}`} data-screen-only>
      <span>Take {places} with you:</span>
      <span className={styles.formats}>
        {['GPX', 'KML', 'GeoJSON'].map((format) => (
          <a
            key={format}
            className="link"
            href={`/api/v3/destination/places.${format.toLowerCase()}${search}`}
            aria-label={`Destinations as ${format}`}
            download
          >
            {format}
          </a>
        ))}
      </span>
    </p>
  );
}
