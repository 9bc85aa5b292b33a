import { Button } from '@trekker/design-system/actions/button.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { t } from '../staff-editor.texts.ts';
import styles from './source-field.module.css';
import { useTextPart } from './use-text-part.ts';

export type SourceFieldProps = {
  label: string;
  /** Why it is shown, where nobody asked for it. */
  note?: string | undefined;
  /** Where to write, when what was written elsewhere goes on here. */
  place?: number | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  value: string;
  onChange: (markdown: string) => void;
  /** Takes back what brought the text here; false where nothing did. */
  onUndo: () => boolean;
};

/** The Markdown itself. It is stored in its normal form, in which it also comes back. */
export function SourceField({ label, note, place, value, onChange, onUndo, ...written }: SourceFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const isAsked = note === undefined;
  const { from, to, change, next, previous } = useTextPart(value, onChange);
  useEffect(() => {
    if (!isAsked && place === undefined) return;
    if (place !== undefined) field.current?.setSelectionRange(place, place);
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, place]);
  const press = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (isUndo && onUndo()) event.preventDefault();
  };
  return (
    <>
      {note && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
      <textarea
        ref={field}
        className={styles.source}
        aria-label={t.asMarkdown({ field: label })}
        aria-describedby={note && noteId}
        rows={18}
        value={value.slice(from, to)}
        {...written}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
      />
      {(next || previous) && (
        <div className={styles.parts}>
          <span role="status">
            {t.part({ from: printNumber(from + 1), to: printNumber(to), all: printNumber(value.length) })}
          </span>
          <Button variant="outline" small aria-disabled={!previous || undefined} onClick={previous}>
            {t.previousPart}
          </Button>
          <Button variant="outline" small aria-disabled={!next || undefined} onClick={next}>
            {t.nextPart}
          </Button>
        </div>
      )}
    </>
  );
}
