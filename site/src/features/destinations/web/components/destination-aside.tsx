import { Tagline } from '@trekker/design-system/actions/tag.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import type { ReactNode } from 'react';
import { formatCount } from '#web/components/format-count.ts';
import { CachedMarkup } from '#web/document/markup-cache-context.tsx';
import { callTo, hrefTo } from '#web/language/href-to.ts';
import { type LanguageMark, languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import { usePreviews } from '#web/navigation/previews.ts';
import type { DestinationItself, NearbyDestination } from '../../destination.contract.ts';
import { t } from '../destination.texts.ts';
import styles from './destination-aside.module.css';
import { WhenToGo } from './when-to-go.tsx';

export type DestinationAsideProps = {
  destination: DestinationItself;
  nearby: NearbyDestination[];
  map?: string | undefined;
};

/** What is to be checked: season, length, weather, where it lies, what is near. */
export function DestinationAside({ destination, nearby, map }: DestinationAsideProps) {
  usePreviews('destination', nearby);
  const nearest = nearby.slice(0, 4);
  return (
    <aside className={styles.side} aria-label={t.atGlance}>
      <div className={styles.sticky}>
        <CachedMarkup of={destination} variant={`glance ${map ?? ''}`}>
          <Glance destination={destination} map={map} />
        </CachedMarkup>
        <CachedMarkup of={nearby} variant="near">
          <Places title={t.nearest} places={nearest.filter(({ distanceKm }) => distanceKm <= mostNear)} />
          <Places title={t.elsewhere} places={nearest.filter(({ distanceKm }) => distanceKm > mostNear)} />
        </CachedMarkup>
      </div>
    </aside>
  );
}

function Glance({ destination, map }: Pick<DestinationAsideProps, 'destination' | 'map'>) {
  const { weatherInfo } = destination;
  const mark = languageMark(useFallbackLanguage(destination, 'name'));
  return (
    <>
      <h2 className={`t-block ${styles.title}`} id="at-a-glance">
        {t.quickInfo}
      </h2>
      <dl className={styles.quick}>
        <Fact name={t.bestTime} value={destination.bestTimeToVisit} mark={mark} />
        <Fact name={t.duration} value={destination.SuggestedDuration} mark={mark} />
        <Fact name={t.weather} {...weatherOf(weatherInfo, mark)} />
        <Fact name={t.bestMonth} value={weatherInfo.bestMonth} mark={mark} />
      </dl>
      <WhenToGo months={destination.months} place={destination.name} />
      <h2 className={`t-small ${styles.part}`}>{t.popularFor}</h2>
      <div className={styles.popular} {...mark}>
        <Tagline items={destination.popularFor} label={t.popularFor} />
      </div>
      <LocatorMap destination={destination} map={map ?? callTo(`/api/v3/destination/${destination.slug}/map.svg`)} />
      {/* A draft that is previewed has no files to take along. */}
      {destination.isPublished && <TakeAlong slug={destination.slug} />}
    </>
  );
}

/** What lies further than this from a place, in km, is not near it. */
const mostNear = 500;

function Places({ title, places }: { title: string; places: readonly NearbyDestination[] }) {
  if (places.length === 0) return null;
  return (
    <div data-screen-only>
      <h2 className={`t-small ${styles.part}`}>{title}</h2>
      <ul className={`fine ${styles.near}`}>
        {places.map((place) => (
          <NearPlace key={place._id} place={place} />
        ))}
      </ul>
    </div>
  );
}

function NearPlace({ place }: { place: NearbyDestination }) {
  const language = useFallbackLanguage(place, 'name');
  return (
    <li>
      <a className="link" href={hrefTo(`/destinations/${place.slug}`)} {...languageMark(language)}>
        {place.name}
      </a>
      {language && (
        <span className={`muted ${styles.written}`}>
          <WrittenIn language={language} />
        </span>
      )}
      <bdi className="muted nums">{formatKilometres(place.distanceKm)}</bdi>
    </li>
  );
}

/** The place as a file for map programs (features/exports). */
function TakeAlong({ slug }: { slug: string }) {
  return (
    <div data-screen-only>
      <h2 className={`t-small ${styles.part}`}>{t.takeAlong}</h2>
      <p className={`fine row ${styles.files}`}>
        {['GPX', 'KML', 'GeoJSON'].map((format) => (
          <a
            key={format}
            className="link"
            href={callTo(`/api/v3/destination/${slug}/place.${format.toLowerCase()}`)}
            download
          >
            {format}
          </a>
        ))}
      </p>
    </div>
  );
}

type FactProps = { name: string; value: ReactNode; mark?: LanguageMark };

function Fact({ name, value, mark }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...mark}>{value}</dd>
    </div>
  );
}

/** The words about the climate may be in another language than the sentence around them. */
function weatherOf({ avgTemp, climateType: climate }: DestinationItself['weatherInfo'], mark: LanguageMark) {
  if (avgTemp === null) return { value: climate, mark };
  const type = (words: ReactNode) => (
    <bdi key="type" {...mark}>
      {words}
    </bdi>
  );
  return { value: t.averageWeather({ degrees: String(Math.round(avgTemp)), climate, type }) };
}

const formatKilometres = (km: number): string =>
  t.kilometres({ distance: km < 10 ? printNumber(Math.round(km * 10) / 10) : formatCount(Math.round(km)) });

function LocatorMap({ destination: { name, location }, map }: { destination: DestinationItself; map: string }) {
  const { latitude, longitude } = location.coordinates;
  if (latitude === null) return null;
  const elsewhere = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=10/${latitude}/${longitude}`;
  return (
    <figure className={styles.map}>
      <img
        src={map}
        width={400}
        height={300}
        loading="lazy"
        decoding="async"
        alt={t.map({ name, country: location.country })}
      />
      <figcaption data-screen-only>
        <a className="link" href={hrefTo(elsewhere)} rel="noopener noreferrer">
          {t.openMap}
        </a>
      </figcaption>
    </figure>
  );
}
