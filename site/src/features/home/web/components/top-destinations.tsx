import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { classNames } from '@trekker/design-system/class-names.ts';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { SectionHead } from '@trekker/design-system/content/section-head.tsx';
import { srOnly } from '@trekker/design-system/content/visually-hidden.tsx';
import { Skeleton, SkeletonBlock } from '@trekker/design-system/skeleton.tsx';
import { destinationTexts } from '#contract/texts/destination-voice.texts.ts';
import { homeTexts } from '#contract/texts/home-voice.texts.ts';
import { DestinationPoster } from '#features/destinations/web/components/destination-poster.tsx';
import { formatCount } from '#web/components/format-count.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../home.texts.ts';
import {
  addressOfTop,
  firstPosters,
  type HomeRegion,
  regionTabs,
  type TopPlaces,
  type TopSearch,
} from '../home-data.ts';
import styles from './top-destinations.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

/** `isNew`: nothing was published yet, as far as home shows it. */
type TopDestinationsProps = { search: TopSearch; top: TopPlaces; isNew: boolean };

/** Featured places as posters, by part of the world: the first of them, and all when asked for. */
export function TopDestinations({ search, top, isNew }: TopDestinationsProps) {
  const { region } = search;
  const { places, counts } = top;
  const text = useTexts(homeTexts);
  const emptyText = useTexts(destinationTexts);
  const hasPlaces = (counts.all ?? 0) > 0;
  const section = useKeptFocus(`${region} ${search.all}`);
  return (
    <section ref={section} className="wrap section" aria-labelledby="top-destinations">
      <SectionHead id="top-destinations" title={text('home.destinations')}>
        <GoLink href={hrefTo('/destinations')}>{t.allDestinations}</GoLink>
      </SectionHead>
      {hasPlaces && (
        <Tabs label={t.regions}>
          {tabsOf(top, region).map((tab) => (
            <Tab
              key={tab.region ?? 'all'}
              on={tab.region === region}
              href={hrefTo(`${addressOfTop({ region: tab.region, all: false })}#top-destinations`)}
              count={counts[tab.region ?? 'all']}
            >
              {tab.label()}
            </Tab>
          ))}
        </Tabs>
      )}
      {places.length === 0 ? (
        <p className={`lead ${styles.none}`}>{isNew ? emptyText('destinations.empty') : t.noneFeatured}</p>
      ) : (
        <div className={classNames(styles.wall, search.all && styles.all)}>
          {places.map((destination, index) => (
            <div key={destination._id} id={search.all && index === firstPosters ? 'more-places' : undefined}>
              <DestinationPoster destination={destination} />
            </div>
          ))}
        </div>
      )}
      <More search={search} top={top} />
    </section>
  );
}

/** Popular and the parts of the world that have places, with the one that somebody came to. */
const tabsOf = ({ counts }: TopPlaces, chosen: HomeRegion) =>
  regionTabs.filter(({ region }) => region === undefined || region === chosen || counts[region] > 0);

/**
 * The way to all places of a tab, and back to the first of them. Its link stays the same one, so that it keeps the
 * focus.
 */
function More({ search, top }: { search: TopSearch; top: TopPlaces }) {
  const { region, all } = search;
  if (top.totalCount <= firstPosters) return null;
  const everything = addressOfTop({ region, all: true });
  return (
    <div className={styles.more}>
      {all && <Pager page={top.page} pages={top.totalPages} address={hrefTo(`${everything}#top-destinations`)} />}
      <ButtonLink
        href={hrefTo(all ? `${addressOfTop({ region, all: false })}#top-destinations` : `${everything}#more-places`)}
        variant="outline"
        data-stay
      >
        {/* One element: words that are only heard would make a gap of their own within the button. */}
        <span>{all ? t.showFewer({ srOnly }) : t.showAll({ shown: formatCount(top.totalCount), srOnly })}</span>
      </ButtonLink>
    </div>
  );
}

/** The same wall while the places are on their way. */
export function TopDestinationsSkeleton() {
  return (
    <Skeleton className="wrap section" label={t.loadingPlaces}>
      <SkeletonBlock width="14ch" height="3rem" />
      <div className={styles.wall}>
        {['a', 'b', 'c'].map((place) => (
          <SkeletonBlock key={place} ratio="4/5" />
        ))}
      </div>
    </Skeleton>
  );
}
