import { Field } from '../../forms/field.tsx';
import { Textarea } from '../../forms/input.tsx';
import { t } from '../staff-controls.texts.ts';
import styles from './alternative-text.module.css';

export type AlternativeTextProps = { value: string | undefined; onChange: (alt: string) => void };

/** What an image shows, for those who do not see it. */
export function AlternativeText({ value = '', onChange }: AlternativeTextProps) {
  return (
    <Field label={t.alternativeText} hint={t.alternativeTextHint} optional>
      <AlternativeTextarea value={value} onChange={onChange} />
    </Field>
  );
}

/** The control alone, which the Field around it or `label` names. */
export function AlternativeTextarea({ value = '', onChange, label }: AlternativeTextProps & { label?: string }) {
  return (
    <Textarea
      className={styles.words}
      aria-label={label}
      rows={2}
      maxLength={300}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
