import { useId } from 'react';
import { StarIcon } from '../icon.tsx';
import { FieldError } from './field.tsx';
import { t } from './forms.texts.ts';
import styles from './rate-input.module.css';

export type RateInputProps = {
  name: string;
  /** What is rated; "Rating" by default. */
  label?: string | undefined;
  /** 1 to 5; 0 or undefined for none yet. */
  value?: number | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number) => void) | undefined;
  error?: string | null | undefined;
  required?: boolean | undefined;
};

const STARS = [1, 2, 3, 4, 5];

/** Five stars to choose from: radio buttons, so that arrow keys and forms work. */
export function RateInput({ name, label = t.rating, value, defaultValue, onChange, error, required }: RateInputProps) {
  const errorId = `${useId()}-error`;
  const checked = (star: number) =>
    value === undefined ? { defaultChecked: star === defaultValue } : { checked: star === value };
  return (
    <fieldset className={styles.rate} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star}>
            <input
              type="radio"
              name={name}
              value={star}
              required={required}
              onChange={() => onChange?.(star)}
              {...checked(star)}
            />
            <span className="sr">{t.stars({ count: star })}</span>
            <StarIcon />
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
