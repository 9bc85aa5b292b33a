import { Button } from '@trekker/design-system/actions/button.tsx';
import { longTime } from '../staff-time.ts';
import styles from './draft-offer.module.css';
import type { FoundDraft } from './found-draft.ts';
import { t } from './staff-drafts.texts.ts';

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
            <p className={styles.title}>{t.restoreTitle}</p>
            <p className="tiny muted">
              {found.device === null
                ? t.keptHere({ time: longTime(found.at) })
                : t.typedElsewhere({ device: found.device, time: longTime(found.at) })}
              {isOutdated && ` ${t.outdated}`}
            </p>
          </div>
          <div className="row">
            <Button variant="ghost" small onClick={onDiscard}>
              {t.discard}
            </Button>
            <Button variant="outline" small onClick={onRestore}>
              {t.restore}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
