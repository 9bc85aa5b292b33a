import { monthName } from '@trekker/texts/print-values.ts';
import type { Month } from '../../months.contract.ts';
import { MonthBar, MonthLegend, MonthsHead } from './month-cell.tsx';
import styles from './months.module.css';

/** The twelve months of a place side by side: how good each is, how warm, how wet. */
export function WhenToGo({ months, place }: { months: readonly Month[]; place: string }) {
  const isKnown = (part: 'rating' | 'temperature' | 'rain') => months.some((month) => month[part] !== null);
  if (!isKnown('rating') && !isKnown('temperature') && !isKnown('rain')) return null;
  return (
    <div className={styles.months}>
      <h2 className={`t-small ${styles.title}`}>When to go</h2>
      <table className={styles.table}>
        <caption className="sr">The months in {place}</caption>
        <MonthsHead />
        <tbody>
          {isKnown('rating') && (
            <tr>
              <th scope="row">
                <span className="sr">Rating</span>
              </th>
              {months.map(({ month, rating }) => (
                <td key={month}>
                  <MonthBar rating={rating} />
                </td>
              ))}
            </tr>
          )}
          {isKnown('temperature') && (
            <Measures name="Average temperature in " unit="°C" values={months.map(({ temperature }) => temperature)} />
          )}
          {isKnown('rain') && <Measures name="Rain in " unit="mm" values={months.map(({ rain }) => rain)} />}
        </tbody>
      </table>
      {isKnown('rating') && <MonthLegend />}
    </div>
  );
}

function Measures({ name, unit, values }: { name: string; unit: string; values: readonly (number | null)[] }) {
  return (
    <tr>
      <th scope="row">
        <span className="sr">{name}</span>
        {unit}
      </th>
      {values.map((value, at) => (
        <td key={monthName(at + 1)}>{value === null ? '–' : printed(value)}</td>
      ))}
    </tr>
  );
}

const printed = (value: number) => String(Math.round(value)).replace('-', '−');
