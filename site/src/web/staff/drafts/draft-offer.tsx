import { Button } from '@trekker/design-system/actions/button.tsx';
import { longTime } from '../staff-time.ts';
import styles from './draft-offer.module.css';
import type { FoundDraft } from './found-draft.ts';

export type DraftOfferProps = {
  found: FoundDraft<unknown> | null;
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
            <p className={styles.title}>Restore unsaved changes?</p>
            <p className="tiny muted">
              {found.device === null ? 'Saved on this device' : `Typed in ${found.device}`} on {longTime(found.at)}.
              You’ll need to add new pictures again.
              {isOutdated && ' A newer version was saved since then; you can compare the two when you save.'}
            </p>
          </div>
          <div className="row">
            <Button variant="ghost" small onClick={onDiscard}>
              Discard
            </Button>
            <Button variant="outline" small onClick={onRestore}>
              Restore
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
