import type { StorySummary } from '#features/stories/story.contract.ts';
import { PlaceStories } from '#features/stories/web/components/place-stories.tsx';
import { CachedMarkup } from '#web/document/markup-cache-context.tsx';
import type { DestinationItself, NearbyDestination } from '../../destination.contract.ts';
import styles from '../destination.module.css';
import { DestinationAside } from './destination-aside.tsx';
import { DestinationContents } from './destination-contents.tsx';
import { DestinationFacts } from './destination-facts.tsx';
import { DestinationHero } from './destination-hero.tsx';
import { DestinationText } from './destination-text.tsx';

export type DestinationViewProps = {
  destination: DestinationItself;
  nearby: NearbyDestination[];
  stories: StorySummary[];
  /** Address of the map, where it is not the public one. */
  map?: string;
};

/** A whole destination, as visitors read it and staff preview it: all but what travellers say. */
export function DestinationView({ destination, nearby, stories, map }: DestinationViewProps) {
  return (
    <>
      <DestinationHero key={destination._id} destination={destination} images={destination.images} />
      <div className="wrap">
        <CachedMarkup of={destination} variant="facts">
          <DestinationFacts destination={destination} />
        </CachedMarkup>
        {/* A draft that is previewed has no reviews to lead to. */}
        {destination.isPublished && <DestinationContents hasStories={stories.length > 0} />}
        <div className={styles.columns}>
          <div className={styles.main}>
            <CachedMarkup of={destination} variant="text">
              <DestinationText destination={destination} />
            </CachedMarkup>
            {stories.length > 0 && <PlaceStories place={destination.name} stories={stories} />}
          </div>
          <DestinationAside destination={destination} nearby={nearby} map={map} />
        </div>
      </div>
    </>
  );
}
