import { Button } from '@trekker/design-system/button.tsx';
import styles from './draft-offer.module.css';
import type { Draft } from './draft-store.ts';

export type DraftOfferProps = {
  found: Draft<unknown> | null;
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers what was typed earlier and never saved. Nothing is drawn when there is none. */
export function DraftOffer({ found, isOutdated, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <div role="status">
      {found && (
        <div className={styles.offer}>
          <div>
            <p className={styles.title}>You did not save what you typed here</p>
            <p className="tiny muted">
              Kept in this browser on{' '}
              {new Date(found.keptAt).toLocaleString([], { dateStyle: 'long', timeStyle: 'short' })}. Pictures have to
              be chosen again.
              {isOutdated && ' Somebody else has saved since; when you save, both texts are shown.'}
            </p>
          </div>
          <div className="row">
            <Button look="bare" small onClick={onDiscard}>
              Discard
            </Button>
            <Button look="line" small onClick={onRestore}>
              Restore
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
