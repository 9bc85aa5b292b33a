import { CheckIcon } from '@trekker/design-system/icon.tsx';
import { shortTime } from '../staff-time.ts';
import type { DraftSaving } from './draft-saving.ts';
import styles from './saved-time.module.css';
import { t } from './staff-drafts.texts.ts';

/** When the server last took what is typed. Not read aloud: it changes every few seconds. */
export function SavedTime({ saving }: { saving: DraftSaving }) {
  if (saving.kind === 'saving') return <span className={styles.time}>{t.saving}</span>;
  if (saving.kind !== 'saved') return null;
  return (
    <span className={styles.time}>
      <CheckIcon small />
      {t.savedAt({ time: shortTime(saving.at.toISOString()) })}
    </span>
  );
}
