import { FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { useId } from 'react';
import { instantsOf, type LocalTime, localWords, offsetWords, timeAfterGap } from '../local-time.ts';
import styles from './schedule.module.css';

/** What stands in the fields of an instant. `second`: of an hour that occurs twice, which one; null: nobody said. */
export type TypedInstant = LocalTime & { second: boolean | null };

export const noInstant: TypedInstant = { date: '', time: '', second: null };

/** The instant that was typed, null for none; or what is wrong with it. */
export function readInstant(typed: TypedInstant, timeZone: string): { at: Date | null } | { error: string } {
  if (!typed.date && !typed.time) return { at: null };
  if (!typed.date || !typed.time) return { error: 'Choose a date and a time' };
  const [first, second] = instantsOf(typed, timeZone);
  if (!first) {
    const [skipped, shown] = [localWords(typed), timeAfterGap(typed, timeZone).time];
    return { error: `There is no ${skipped}: clocks go forward then, to ${shown}. Choose another time` };
  }
  if (!second) return { at: first };
  if (typed.second === null) return { error: 'That time occurs twice. Choose which of the two' };
  return { at: typed.second ? second : first };
}

export type InstantInputProps = {
  label: string;
  value: TypedInstant;
  timeZone: string;
  error: string | undefined;
  onChange: (value: TypedInstant) => void;
};

/** A date and a time of this device's zone, and of an hour that occurs twice, which one is meant. */
export function InstantInput({ label, value, timeZone, error, onChange }: InstantInputProps) {
  const id = useId();
  const both = instantsOf(value, timeZone);
  const wrong = { 'aria-describedby': error ? `${id}-error` : undefined, 'aria-invalid': error ? true : undefined };
  const choose = (part: Partial<TypedInstant>) => onChange({ ...value, second: null, ...part });
  return (
    <fieldset className={styles.instant}>
      <legend>{label}</legend>
      <div className={styles.pair}>
        <Input
          type="date"
          aria-label={`${label}: date`}
          value={value.date}
          onChange={({ target }) => choose({ date: target.value })}
          {...wrong}
        />
        <Input
          type="time"
          aria-label={`${label}: time`}
          value={value.time}
          onChange={({ target }) => choose({ time: target.value })}
          {...wrong}
        />
      </div>
      {both.length === 2 && (
        <fieldset className={styles.twice}>
          <legend>Clocks go back that day, so {value.time} occurs twice</legend>
          {both.map((at, place) => (
            <label key={at.getTime()}>
              <input
                type="radio"
                name={`${id}-second`}
                checked={value.second === (place === 1)}
                onChange={() => onChange({ ...value, second: place === 1 })}
              />
              {place === 0 ? 'The first' : 'The second'}, {offsetWords(at, timeZone)}
            </label>
          ))}
        </fieldset>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
