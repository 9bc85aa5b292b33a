import { Cards } from '@trekker/design-system/content/card.tsx';
import { eagerAt } from '@trekker/design-system/images/eager.ts';
import { CachedList } from '#web/document/markup-cache-context.tsx';
import type { DestinationSummary } from '../../destination.contract.ts';
import { cardVariant, DestinationCard } from './destination-card.tsx';

/** The destinations of a page, from its top on. */
export function DestinationCards({ destinations }: { destinations: readonly DestinationSummary[] }) {
  return (
    <Cards>
      <CachedList items={destinations} variantAt={(index) => cardVariant(eagerAt(index))}>
        {(destination, index) => (
          <DestinationCard key={destination._id} destination={destination} eager={eagerAt(index)} />
        )}
      </CachedList>
    </Cards>
  );
}
