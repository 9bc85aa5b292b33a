import { CopyIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { PinIcon } from '@trekker/design-system/icon.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import type { LibraryItem } from '#features/media/staff-media.contract.ts';
import { printedPosition } from '#web/components/position.ts';
import styles from './media-detail.module.css';
import { t } from './staff-media-detail.texts.ts';

/** Where the photo says that it was taken, for staff alone. */
export function MediaPosition({ position }: { position: NonNullable<LibraryItem['position']> }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(`${position.latitude}, ${position.longitude}`).then(
      () => toast(t.coordinatesCopied),
      () => toast(t.copyRefused, { bad: true }),
    );
  return (
    <>
      <div className={styles.position}>
        <PinIcon small />
        <span className="nums">{printedPosition(position)}</span>
        <Button variant="outline" small onClick={copy}>
          <CopyIcon small />
          {t.copy}
        </Button>
      </div>
      <p className="tiny muted">{t.positionHint}</p>
    </>
  );
}
