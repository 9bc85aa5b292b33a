import { Button } from '@trekker/design-system/actions/button.tsx';
import type { ReactNode } from 'react';
import { ComparedWords } from '#web/staff/conflicts/compared-words.tsx';
import type { EditionChanges } from '../../edition.contract.ts';
import { t } from '../staff-translations.texts.ts';
import styles from './edition-pair.module.css';

/** The pairs of a form, one below the other. */
export function EditionPairs({ children }: { children: ReactNode }) {
  return <div className={styles.pairs}>{children}</div>;
}

export type EditionPairProps = {
  /** Of the original. */
  lang: string;
  /** What has changed in the original. */
  words?: EditionChanges[number]['words'] | undefined;
  /** Begins with the original's words. */
  onCopy?: (() => void) | undefined;
  source: ReactNode;
  children: ReactNode;
};

/** A text of the original, and beside it where it is written in the other language. */
export function EditionPair({ lang, words, onCopy, source, children }: EditionPairProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.source}>
        <div className="row row-between">
          <h2 className={styles.label}>{t.original}</h2>
          {onCopy && (
            <Button variant="ghost" small onClick={onCopy}>
              {t.copy}
            </Button>
          )}
        </div>
        {words && (
          <div className={styles.changed}>
            <h3 className={styles.label}>{t.changed}</h3>
            <p lang={lang} dir="ltr">
              <ComparedWords changes={words} />
            </p>
          </div>
        )}
        <div lang={lang} dir="ltr">
          {source}
        </div>
      </div>
      <div className={styles.written}>{children}</div>
    </div>
  );
}
