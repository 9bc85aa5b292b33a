import { Button } from '@trekker/design-system/actions/button.tsx';
import { CopyIcon, PinIcon } from '@trekker/design-system/icon.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import type { LibraryItem } from '#features/media/staff-media.contract.ts';
import { positionInWords } from '../../library-item.ts';
import styles from './media-detail.module.css';

/** Where the photo says that it was taken, for staff alone. */
export function MediaPosition({ position }: { position: NonNullable<LibraryItem['position']> }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(`${position.latitude}, ${position.longitude}`).then(
      () => toast('Coordinates copied'),
      () => toast('Couldn’t copy. Select the coordinates instead.', { bad: true }),
    );
  return (
    <>
      <div className={styles.position}>
        <PinIcon small />
        <span className="nums">{positionInWords(position)}</span>
        <Button variant="outline" small onClick={copy}>
          <CopyIcon small />
          Copy
        </Button>
      </div>
      <p className="tiny muted">
        Only staff see this: the position is removed from every file that readers get. A destination’s form offers it as
        coordinates when you choose this picture.
      </p>
    </>
  );
}
