import { staticList } from '@trekker/design-system/static-list.ts';
import type { WordChange } from '@trekker/rich-text/compare-texts.ts';
import styles from './compared-words.module.css';
import { shortenSame } from './shorten-same.ts';
import { t } from './staff-conflicts.texts.ts';

/** What was added is underlined and what was removed struck, and both say so to those who hear it. */
export function ComparedWords({ changes }: { changes: readonly WordChange[] }) {
  return staticList(shortenSame(changes), ({ text, change }) =>
    change === 'same' ? <span>{text}</span> : <Marked text={text} change={change} />,
  );
}

export function Marked({ text, change }: { text: string; change: 'added' | 'removed' }) {
  const Mark = change === 'added' ? 'ins' : 'del';
  return (
    <Mark className={styles.mark}>
      <span className="sr"> {change === 'added' ? t.added : t.removed} </span>
      {text}
      <span className="sr">{t.end} </span>
    </Mark>
  );
}
