import { Button } from '@trekker/design-system/actions/button.tsx';
import { CheckIcon, WarningIcon } from '@trekker/design-system/icon.tsx';
import { shortTime } from '#web/staff/staff-time.ts';
import styles from './media-detail.module.css';
import { t } from './staff-media-detail.texts.ts';
import type { MediaWordsState } from './use-media-words.ts';

/** A tick and a time, or what keeps it from being stored. */
export function SavedState({ words: { state, savedAt, message, flush } }: { words: MediaWordsState }) {
  return (
    <div className={styles.saved} aria-live="polite">
      {state === 'failed' ? (
        <>
          <WarningIcon small />
          <span>{t.notSaved({ why: message })}</span>
          <Button variant="ghost" small onClick={flush}>
            {t.tryAgain}
          </Button>
        </>
      ) : state === 'saved' ? (
        savedAt && (
          <>
            <CheckIcon small />
            <span>{t.saved({ time: shortTime(savedAt.toISOString()) })}</span>
          </>
        )
      ) : (
        <span aria-hidden>{t.saving}</span>
      )}
    </div>
  );
}
