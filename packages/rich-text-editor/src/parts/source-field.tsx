import { useEffect, useRef } from 'react';
import { t } from '../staff-editor.texts.ts';
import styles from './source-field.module.css';

export type SourceFieldProps = {
  label: string;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  value: string;
  onChange: (markdown: string) => void;
};

/** The Markdown itself. It is stored in its normal form, in which it also comes back. */
export function SourceField({ label, value, onChange, ...written }: SourceFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <textarea
      ref={field}
      className={styles.source}
      aria-label={t.asMarkdown({ field: label })}
      rows={18}
      value={value}
      {...written}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
