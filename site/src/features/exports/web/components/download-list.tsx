import { formatCount } from '#web/components/format-count.ts';
import { callTo } from '#web/language/href-to.ts';
import { mostPlacesInFile } from '../../place-limits.ts';
import { t } from '../take-along.texts.ts';
import styles from './download-list.module.css';

export type DownloadListProps = {
  /** How many places the list has, on all its pages. */
  count: number;
  /** What it is filtered by, as in the address of a call. */
  query: Readonly<Record<string, string | undefined>>;
};

/** The places of a list as a file for map programs. */
export function DownloadList({ count, query }: DownloadListProps) {
  const filters = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = filters.length > 0 ? `?${new URLSearchParams(filters)}` : '';
  return (
    <p className={`fine muted ${styles.list}`} data-screen-only>
      <span>{invitation(count)}</span>
      <span className={styles.formats}>
        {['GPX', 'KML', 'GeoJSON'].map((format) => (
          <a
            key={format}
            className="link"
            href={callTo(`/api/v3/destination/places.${format.toLowerCase()}${search}`)}
            aria-label={t.placesAs({ format })}
            download
          >
            {format}
          </a>
        ))}
      </span>
    </p>
  );
}

function invitation(count: number): string {
  if (count > mostPlacesInFile) return t.first({ shown: formatCount(mostPlacesInFile) });
  return count === 1 ? t.one : t.all({ shown: formatCount(count) });
}
