import type { DestinationDetail, DestinationSummary } from '../../destination.contract.ts';
import styles from '../destination.module.css';
import { DestinationAside } from './destination-aside.tsx';
import { DestinationFacts } from './destination-facts.tsx';
import { DestinationStage } from './destination-stage.tsx';
import { DestinationText } from './destination-text.tsx';

export type DestinationViewProps = {
  destination: DestinationDetail;
  nearby: (DestinationSummary & { distanceKm: number })[];
};

/** A whole destination, as visitors read it and staff preview it: all but what travellers say. */
export function DestinationView({ destination, nearby }: DestinationViewProps) {
  return (
    <>
      <DestinationStage key={destination._id} destination={destination} images={destination.images} />
      <div className="wrap">
        <DestinationFacts destination={destination} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <DestinationText destination={destination} />
          </div>
          <DestinationAside destination={destination} nearby={nearby} />
        </div>
      </div>
    </>
  );
}
