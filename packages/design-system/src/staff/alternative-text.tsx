import { Field } from '../field.tsx';
import { Textarea } from '../input.tsx';
import styles from './alternative-text.module.css';

export const alternativeTextHint =
  'Say what is seen, as you would on the telephone: “Two fishing boats on a grey beach at low tide”, not “photo” or the name of the place alone. It is read to those who do not see the picture, and not shown.';

export type AlternativeTextProps = { value: string | undefined; onChange: (alt: string) => void };

/** What a picture shows, for those who do not see it. */
export function AlternativeText({ value = '', onChange }: AlternativeTextProps) {
  return (
    <Field label="Alternative text" hint={alternativeTextHint} optional>
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
