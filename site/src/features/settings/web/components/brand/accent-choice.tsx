import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { onPaper, suggestedAccents } from '#contract/rules/accent-rule.ts';
import { accentLetters } from '#features/settings/brand.contract.ts';
import styles from './brand-form.module.css';
import { isColor, usedAccent } from './brand-values.ts';

type AccentChoiceProps = {
  value: string;
  stored: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A color for links, ribbons and what is current, and how well it will be read. */
export function AccentChoice({ value, stored, error, onChange }: AccentChoiceProps) {
  const used = usedAccent(value, stored);
  const asChosen = { light: onPaper(used.chosen, 'light'), dark: onPaper(used.chosen, 'dark') };
  return (
    <FormPart title="Accent color">
      <div className={styles.swatches} role="radiogroup" aria-label="Accent color">
        {suggestedAccents.map(({ name, color }) => (
          <label key={color} className={styles.swatch}>
            <input
              className="sr"
              type="radio"
              name="suggested-accent"
              checked={value.toLowerCase() === color}
              onChange={() => onChange(color)}
            />
            <i style={{ background: color }} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <Field
        label="Your own color"
        error={error ?? (isColor(value) ? null : 'Six digits after #, from 0 to 9 and from a to f')}
      >
        <Input
          name="accent"
          className="nums"
          maxLength={accentLetters}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      </Field>
      <ul className={styles.contrast} aria-live="polite">
        <li>{words('Links on paper', used.light === used.chosen, 'darker', used.contrast.light, asChosen.light)}</li>
        <li>{words('Links at night', used.dark === used.chosen, 'lighter', used.contrast.dark, asChosen.dark)}</li>
      </ul>
    </FormPart>
  );
}

function words(what: string, isAsChosen: boolean, shade: string, contrast: number, chosen: number): string {
  if (isAsChosen) return `${what} are easy to read, ${contrast} to 1.`;
  return `${what} use a ${shade} shade, ${contrast} to 1; as chosen it would be ${chosen} to 1.`;
}
