import { printedPosition } from '#web/components/position.ts';
import type { DestinationSummary } from '../../destination.contract.ts';

/** The number of the plate, for whoever shows a place without its card: 38.72° N 9.14° W. */
export function PrintedPosition({ of }: { of: DestinationSummary['location']['coordinates'] }) {
  return (
    <span className="nums" dir="ltr">
      {printedPosition(of)}
    </span>
  );
}
