import { useEffect, useId, useRef } from 'react';
import { t } from '../staff-editor.texts.ts';
import styles from './source-field.module.css';

export type SourceFieldProps = {
  label: string;
  /** Why it is shown, where nobody asked for it. */
  note?: string | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  value: string;
  onChange: (markdown: string) => void;
};

/** The Markdown itself. It is stored in its normal form, in which it also comes back. */
export function SourceField({ label, note, value, onChange, ...written }: SourceFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const isAsked = note === undefined;
  useEffect(() => {
    if (!isAsked) return;
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
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
        value={value}
        {...written}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
