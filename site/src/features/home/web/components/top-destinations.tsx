import { GoLink } from '@trekker/design-system/go-link.tsx';
import { SectionHead } from '@trekker/design-system/section-head.tsx';
import { Bone, Skeleton } from '@trekker/design-system/skeleton.tsx';
import { Tab, Tabs } from '@trekker/design-system/tabs.tsx';
import type { DestinationSummary } from '../../../destinations/destination.contract.ts';
import { DestinationPoster } from '../../../destinations/web/components/destination-poster.tsx';
import { type HomeRegion, regionTabs } from '../home-data.ts';
import styles from './top-destinations.module.css';

/** Featured places as posters, by part of the world. */
export function TopDestinations({ region, destinations }: { region: HomeRegion; destinations: DestinationSummary[] }) {
  return (
    <section className="wrap section" aria-labelledby="top-destinations">
      <SectionHead id="top-destinations" title="Top Destinations">
        <GoLink href="/destinations">All destinations</GoLink>
      </SectionHead>
      <Tabs label="Regions">
        {regionTabs.map((tab) => (
          <Tab key={tab.label} on={tab.region === region} href={tab.region ? `/?region=${tab.region}` : '/'}>
            {tab.label}
          </Tab>
        ))}
      </Tabs>
      {destinations.length === 0 ? (
        <p className={`lead ${styles.none}`}>Nothing is featured here at the moment. The full list has more.</p>
      ) : (
        <div className={styles.wall}>
          {destinations.map((destination) => (
            <DestinationPoster key={destination._id} destination={destination} />
          ))}
        </div>
      )}
    </section>
  );
}

/** The same wall while the places are on their way. */
export function TopDestinationsBones() {
  return (
    <Skeleton className="wrap section" label="Loading destinations">
      <Bone width="14ch" height="3rem" />
      <div className={styles.wall}>
        {['a', 'b', 'c'].map((place) => (
          <Bone key={place} ratio="4/5" />
        ))}
      </div>
    </Skeleton>
  );
}
