import { scroller } from '@trekker/design-system/scroller.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { type InLanguage, languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { MonthRating } from '../../months.contract.ts';
import { t } from '../months.texts.ts';
import { MonthBar, MonthLegend, MonthsHead } from './month-cell.tsx';
import styles from './months.module.css';

export type ComparedPlace = InLanguage & { _id: string; slug: string; name: string; monthRatings: string };

const ratings: Record<string, MonthRating> = { g: 'good', f: 'fair', p: 'poor' };
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The months of several places below one another; nothing where there is nothing to compare. */
export function MonthsCompared({ places }: { places: readonly ComparedPlace[] }) {
  const rated = places.filter(({ monthRatings }) => /[gfp]/.test(monthRatings));
  if (rated.length < 2) return null;
  return (
    <details className={styles.compared}>
      <summary className="t-small">{t.compare}</summary>
      <section className={styles.scroller} aria-label={t.saved} {...scroller}>
        <table className={styles.table}>
          <caption className="sr">{t.savedCaption}</caption>
          <MonthsHead />
          <tbody>
            {rated.map((place) => (
              <Row key={place._id} place={place} />
            ))}
          </tbody>
        </table>
      </section>
      <MonthLegend />
    </details>
  );
}

function Row({ place }: { place: ComparedPlace }) {
  const { slug, name, monthRatings } = place;
  return (
    <tr>
      <th scope="row">
        <a
          className="link"
          href={hrefTo(`/destinations/${slug}`)}
          {...languageMark(useFallbackLanguage(place, 'name'))}
        >
          {name}
        </a>
      </th>
      {numbers.map((month) => (
        <td key={month}>
          <MonthBar rating={ratings[monthRatings.charAt(month - 1)] ?? null} />
        </td>
      ))}
    </tr>
  );
}
