import { FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { useId } from 'react';
import { instantsOf, type LocalTime, localWords, offsetWords, timeAfterGap } from '../local-time.ts';
import { t } from '../staff-schedules.texts.ts';
import styles from './schedule.module.css';

/** What stands in the fields of an instant. `second`: of an hour that occurs twice, which one; null: nobody said. */
export type TypedInstant = LocalTime & { second: boolean | null };

export const noInstant: TypedInstant = { date: '', time: '', second: null };

/** The instant that was typed, null for none; or what is wrong with it. */
export function readInstant(typed: TypedInstant, timeZone: string): { at: Date | null } | { error: string } {
  if (!typed.date && !typed.time) return { at: null };
  if (!typed.date || !typed.time) return { error: t.chooseBoth };
  const [first, second] = instantsOf(typed, timeZone);
  if (!first) {
    const [skipped, shown] = [localWords(typed), timeAfterGap(typed, timeZone).time];
    return { error: t.noSuchTime({ skipped, shown }) };
  }
  if (!second) return { at: first };
  if (typed.second === null) return { error: t.occursTwice };
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
          aria-label={t.dateOf({ what: label })}
          value={value.date}
          onChange={({ target }) => choose({ date: target.value })}
          {...wrong}
        />
        <Input
          type="time"
          aria-label={t.timeOf({ what: label })}
          value={value.time}
          onChange={({ target }) => choose({ time: target.value })}
          {...wrong}
        />
      </div>
      {both.length === 2 && (
        <fieldset className={styles.twice}>
          <legend>{t.clocksGoBack({ time: value.time })}</legend>
          {both.map((at, place) => (
            <label key={at.getTime()}>
              <input
                type="radio"
                name={`${id}-second`}
                checked={value.second === (place === 1)}
                onChange={() => onChange({ ...value, second: place === 1 })}
              />
              {place === 0
                ? t.first({ offset: offsetWords(at, timeZone) })
                : t.second({ offset: offsetWords(at, timeZone) })}
            </label>
          ))}
        </fieldset>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
