import { srOnly } from '@trekker/design-system/content/visually-hidden.tsx';
import { monthName } from '@trekker/texts/print-values.ts';
import type { ReactNode } from 'react';
import type { Month } from '../../months.contract.ts';
import { t } from '../months.texts.ts';
import { MonthBar, MonthLegend, MonthsHead } from './month-cell.tsx';
import styles from './months.module.css';

/** The twelve months of a place side by side: how good each is, how warm, how wet. */
export function WhenToGo({ months, place }: { months: readonly Month[]; place: string }) {
  const isKnown = (part: 'rating' | 'temperature' | 'rain') => months.some((month) => month[part] !== null);
  if (!isKnown('rating') && !isKnown('temperature') && !isKnown('rain')) return null;
  return (
    <div className={styles.months}>
      <h2 className={`t-small ${styles.title}`}>{t.whenToGo}</h2>
      <table className={styles.table}>
        <caption className="sr">{t.monthsIn({ place })}</caption>
        <MonthsHead />
        <tbody>
          {isKnown('rating') && (
            <tr>
              <th scope="row">
                <span className="sr">{t.rating}</span>
              </th>
              {months.map(({ month, rating }) => (
                <td key={month}>
                  <MonthBar rating={rating} />
                </td>
              ))}
            </tr>
          )}
          {isKnown('temperature') && (
            <Measures
              name={t.temperature({ unit: '°C', srOnly })}
              values={months.map(({ temperature }) => temperature)}
            />
          )}
          {isKnown('rain') && (
            <Measures name={t.rain({ unit: t.millimetres, srOnly })} values={months.map(({ rain }) => rain)} />
          )}
        </tbody>
      </table>
      {isKnown('rating') && <MonthLegend />}
    </div>
  );
}

function Measures({ name, values }: { name: ReactNode; values: readonly (number | null)[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, at) => (
        <td key={monthName(at + 1)}>{value === null ? '–' : printed(value)}</td>
      ))}
    </tr>
  );
}

const printed = (value: number) => String(Math.round(value)).replace('-', '−');
