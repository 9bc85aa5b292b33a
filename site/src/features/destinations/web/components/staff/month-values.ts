import { monthName } from '@trekker/texts/print-values.ts';
import { type MonthRating, monthNumbers } from '#features/destinations/months.contract.ts';
import type { StaffDestination } from '#features/destinations/staff-destination.contract.ts';
import { isRightNumber, numberOrTyped } from '#web/staff/fields/number-input.ts';
import { saysOutside } from '#web/staff/fields/rule-words.ts';
import { t as monthWords } from '../../months.texts.ts';
import { t } from '../../staff-destinations.texts.ts';

/** A month as it is typed; "" is unknown. */
export type MonthValues = { rating: MonthRating | ''; temperature: string; rain: string };

export const noMonths: MonthValues[] = Array.from({ length: 12 }, () => ({ rating: '', temperature: '', rain: '' }));

const typed = (value: number | null) => (value === null ? '' : String(value));

export function monthValuesOf(months: StaffDestination['months']): MonthValues[] {
  return months.map(({ rating, temperature, rain }) => {
    return { rating: rating ?? '', temperature: typed(temperature), rain: typed(rain) };
  });
}

/** The months as the API takes them; what is no number goes as it is. */
export function toMonthsRequest(months: readonly MonthValues[]) {
  return months.map(({ rating, temperature, rain }) => ({
    rating: rating || null,
    temperature: temperature.trim() === '' ? null : numberOrTyped(temperature),
    rain: rain.trim() === '' ? null : numberOrTyped(rain),
  }));
}

/** The first thing that is wrong with them, as the server would say it, with the name of the month. */
export function wrongMonth(months: readonly MonthValues[]): string | undefined {
  for (const [at, { temperature, rain }] of months.entries()) {
    const wrong = isRightNumber(monthNumbers.temperature, temperature)
      ? !isRightNumber(monthNumbers.rain, rain) && saysOutside(() => t.rain, monthNumbers.rain)
      : saysOutside(() => t.temperature, monthNumbers.temperature);
    if (wrong) return `${monthName(at + 1)}: ${wrong}`;
  }
  return undefined;
}

const ratingWord = (rating: MonthRating | ''): string => {
  if (rating === 'good') return monthWords.good;
  if (rating === 'fair') return monthWords.fair;
  return rating === 'poor' ? monthWords.poor : monthWords.notRated;
};

/** One month a line: "January: good, 11.6 °C, 100 mm". */
export function formatMonthValues(months: readonly MonthValues[]): string {
  return months
    .map(({ rating, temperature, rain }, at) =>
      [
        `${monthName(at + 1)}: ${ratingWord(rating).toLocaleLowerCase()}`,
        ...(temperature ? [`${temperature} °C`] : []),
        ...(rain ? [`${rain} mm`] : []),
      ].join(', '),
    )
    .join('\n');
}
