import { classNames } from '@trekker/design-system/class-names.ts';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import type { CSSProperties } from 'react';
import { onPaper, suggestedAccents } from '#contract/rules/accent-rule.ts';
import { accentLetters } from '#features/settings/brand.contract.ts';
import styles from './brand-form.module.css';
import { isColor, usedAccent } from './brand-values.ts';
import { t } from './staff-brand.texts.ts';

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
    <FormPart title={t.accentColor}>
      <div className={styles.swatches} role="radiogroup" aria-label={t.accentColor}>
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
            <span>{name()}</span>
          </label>
        ))}
      </div>
      <Field label={t.ownColor} error={error ?? (isColor(value) ? null : t.colorWrong)}>
        <Input
          name="accent"
          className="nums"
          maxLength={accentLetters}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      </Field>
      <ul className={styles.contrast} aria-live="polite">
        <li>
          <Sample theme="day" color={used.light} />
          {used.light === used.chosen
            ? t.paperEasy({ contrast: printNumber(used.contrast.light) })
            : t.paperDarker({ contrast: printNumber(used.contrast.light), chosen: printNumber(asChosen.light) })}
        </li>
        <li>
          <Sample theme="night" color={used.dark} />
          {used.dark === used.chosen
            ? t.nightEasy({ contrast: printNumber(used.contrast.dark) })
            : t.nightLighter({ contrast: printNumber(used.contrast.dark), chosen: printNumber(asChosen.dark) })}
        </li>
      </ul>
    </FormPart>
  );
}

/** How letters in the color look where links stand; the words beside it say it to those who do not see it. */
function Sample({ theme, color }: { theme: 'day' | 'night'; color: string }) {
  return (
    <span
      className={classNames(styles.sample, styles[theme])}
      style={{ '--sample': color } as CSSProperties}
      aria-hidden="true"
    >
      {t.sample}
    </span>
  );
}
