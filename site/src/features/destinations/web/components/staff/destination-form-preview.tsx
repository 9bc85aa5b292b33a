import type { DestinationSummary } from '#features/destinations/destination.contract.ts';
import { DestinationHeader } from './destination-header.tsx';
import { DestinationInputs } from './destination-inputs.tsx';
import { destinationValuesOf } from './destination-values.ts';

/** What the list knew of a destination, in the form that is about to come. */
export function DestinationFormPreview({ item }: { item: DestinationSummary }) {
  return (
    <>
      <DestinationHeader item={item} />
      <p className="sr" role="status">
        Loading
      </p>
      <div inert aria-busy="true">
        <DestinationInputs values={destinationValuesOf(item)} change={() => {}} errors={{}} percent={undefined} />
      </div>
    </>
  );
}
