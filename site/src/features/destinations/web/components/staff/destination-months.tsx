import { FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { monthName } from '@trekker/texts/print-values.ts';
import { useState } from 'react';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';
import { t as ofMonths } from '../../months.texts.ts';
import { t } from '../../staff-destinations.texts.ts';
import { MonthBar } from '../month-cell.tsx';
import styles from './destination-months.module.css';
import type { MonthValues } from './month-values.ts';

export type DestinationMonthsProps = {
  months: readonly MonthValues[];
  onChange: (months: MonthValues[]) => void;
  error: string | undefined;
};

/** Each press leads to the next; after the last a month is not rated again. */
const next = { '': 'good', good: 'fair', fair: 'poor', poor: '' } as const;
const words = { good: () => t.good, fair: () => t.fair, poor: () => t.poor, '': () => t.notRated };

/** When to go: twelve cells, each with its rating, which a press changes, and how warm and wet the month is. */
export function DestinationMonths({ months, onChange, error }: DestinationMonthsProps) {
  const [said, say] = useState('');
  const id = fieldId('months');
  const change = (at: number, changed: Partial<MonthValues>) =>
    onChange(months.map((month, place) => (place === at ? { ...month, ...changed } : month)));
  return (
    <FormPart title={t.whenToGo} aside={<p className="tiny muted">{t.pressMonth}</p>}>
      <fieldset id={id} tabIndex={-1} className={styles.months} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="sr">{t.months}</legend>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <ol>
          {months.map(({ rating, temperature, rain }, at) => {
            const name = monthName(at + 1);
            return (
              <li key={name}>
                <button
                  type="button"
                  className={styles.rating}
                  onClick={() => {
                    change(at, { rating: next[rating] });
                    say(t.ratedMonth({ month: name, rating: words[next[rating]]() }));
                  }}
                >
                  <span>{name}</span>
                  <MonthBar rating={rating || null} />
                  <span aria-hidden="true" className="tiny muted">
                    {words[rating]()}
                  </span>
                </button>
                <div className={styles.measures}>
                  <Measure
                    label={t.monthTemperature({ month: name })}
                    unit="°C"
                    value={temperature}
                    onChange={(value) => change(at, { temperature: value })}
                  />
                  <Measure
                    label={t.monthRain({ month: name })}
                    unit={ofMonths.millimetres}
                    value={rain}
                    onChange={(value) => change(at, { rain: value })}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      </fieldset>
      <LiveRegion>{said}</LiveRegion>
    </FormPart>
  );
}

type MeasureProps = { label: string; unit: string; value: string; onChange: (value: string) => void };

/** A number as it is typed, with its sign and a fraction. */
const mostTyped = 6;

function Measure({ label, unit, value, onChange }: MeasureProps) {
  return (
    <div className={styles.measure}>
      <Input
        aria-label={label}
        // A keyboard of digits has no minus on some phones.
        inputMode="text"
        maxLength={mostTyped}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="tiny muted" aria-hidden="true" dir="auto">
        {unit}
      </span>
    </div>
  );
}
