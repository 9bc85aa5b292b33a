import type { WordChange } from '@trekker/rich-text/compare-texts.ts';
import styles from './compared-words.module.css';
import { shortenSame } from './shorten-same.ts';

/** What was added is underlined and what was removed struck, and both say so to those who hear it. */
export function ComparedWords({ changes }: { changes: readonly WordChange[] }) {
  return shortenSame(changes).map(({ text, change }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches keep no state, and two may say the same
    change === 'same' ? <span key={place}>{text}</span> : <Marked key={place} text={text} change={change} />,
  );
}

export function Marked({ text, change }: { text: string; change: 'added' | 'removed' }) {
  const Mark = change === 'added' ? 'ins' : 'del';
  return (
    <Mark className={styles.mark}>
      <span className="sr"> {change}: </span>
      {text}
      <span className="sr">, end </span>
    </Mark>
  );
}
