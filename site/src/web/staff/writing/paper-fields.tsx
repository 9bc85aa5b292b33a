import { Field, type FieldProps } from '@trekker/design-system/forms/field.tsx';
import { Textarea } from '@trekker/design-system/forms/input.tsx';
import type { KeyboardEvent } from 'react';
import styles from './paper-fields.module.css';

type PaperFieldProps = Omit<FieldProps, 'children' | 'hideLabel' | 'className'> & {
  maxLength: number | undefined;
  value: string;
  onChange: (text: string) => void;
};

/** A title, written in place: one line, however long it is. */
export function PaperTitle({ maxLength, value, onChange, ...field }: PaperFieldProps) {
  return (
    <Field {...field} hideLabel className={styles.title}>
      <Textarea
        rows={1}
        placeholder={String(field.label)}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={endTitle}
      />
    </Field>
  );
}

function endTitle(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** What stands large above a text. */
export function PaperLead({ maxLength, value, onChange, ...field }: PaperFieldProps) {
  return (
    <Field {...field} hideLabel className={styles.lead}>
      <Textarea
        rows={2}
        placeholder={String(field.label)}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
