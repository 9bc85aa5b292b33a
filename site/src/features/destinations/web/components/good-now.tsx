import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { monthName } from '@trekker/texts/print-values.ts';
import { formatCount } from '#web/components/format-count.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import type { PlacesOfTheMonth } from '../../destination.contract.ts';
import { addressOfFilter } from '../destination-filter.ts';
import { t } from '../months.texts.ts';
import styles from './good-now.module.css';

/** On the home page: where to go this month, in a few lines. Nothing where no place is good. */
export function GoodNow({ month, totalCount, places }: PlacesOfTheMonth) {
  if (places.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="good-now">
      <div className={`row row-between ${styles.head}`}>
        <h2 className="t-block" id="good-now">
          {t.goodIn({ month: monthName(month) })}
        </h2>
        <GoLink href={hrefTo(addressOfFilter({ q: '', region: undefined, tags: [], month }))}>
          {totalCount === 1 ? t.seePlace : t.allPlaces({ shown: formatCount(totalCount) })}
        </GoLink>
      </div>
      <ul className={styles.places}>
        {places.map((place) => (
          <GoodPlace key={place._id} place={place} />
        ))}
      </ul>
    </section>
  );
}

function GoodPlace({ place }: { place: PlacesOfTheMonth['places'][number] }) {
  const { slug, name, country, temperature } = place;
  const language = useFallbackLanguage(place, 'name');
  return (
    <li>
      <a href={hrefTo(`/destinations/${slug}`)} {...languageMark(language)}>
        {name}
      </a>
      <span className="fine muted">{country}</span>
      {language && (
        <span className="fine muted">
          <WrittenIn language={language} />
        </span>
      )}
      {temperature !== null && <bdi className="fine nums">{printedTemperature(temperature)}</bdi>}
    </li>
  );
}

const printedTemperature = (degrees: number) => `${Math.round(degrees)} °C`.replace('-', '−');
