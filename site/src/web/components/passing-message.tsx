import { classNames } from '@trekker/design-system/class-names.ts';
import { useEffect, useState } from 'react';
import styles from './passing-message.module.css';

export type PassingMessageProps = {
  /** Null: nothing to say. The element stays in the page, so that screen readers notice when words come into it. */
  text: string | null;
  bad?: boolean;
  /** How long it stays. */
  seconds: number;
  onGone: () => void;
};

/** What came of a form. It is read aloud, goes by itself, and stays while the pointer or the focus is on it. */
export function PassingMessage({ text, bad, seconds, onGone }: PassingMessageProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (text === null || held) return;
    const timer = setTimeout(onGone, seconds * 1000);
    return () => clearTimeout(timer);
  }, [text, held, seconds, onGone]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here; it only waits for its reader
    <div
      className={styles.message}
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {text !== null && (
        // Focus can be put on it, so that somebody who reads slowly can hold it by keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <p className={classNames(styles.text, bad && styles.bad)} tabIndex={0}>
          {text}
        </p>
      )}
    </div>
  );
}
