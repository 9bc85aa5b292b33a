import type { Month, MonthRating } from '../../months.contract.ts';

/** The twelve months as the table holds them: a rating is a set of months as bits, January 1. */
export type MonthColumns = {
  goodMonths: number;
  fairMonths: number;
  poorMonths: number;
  monthTemperatures: (number | null)[];
  monthRain: (number | null)[];
};

type Ratings = Pick<MonthColumns, 'goodMonths' | 'fairMonths' | 'poorMonths'>;

/** The bit of a month; 1 is January. */
export const bitOf = (month: number): number => 1 << (month - 1);

/** The months of spring, summer, autumn and winter as bits: north of the equator, and south of it. */
const seasons = [28, 224, 1792, 2051];

/**
 * The months of a time of the year as bits, north and south of the equator.
 * @param time 1 to 12 a month, 13 to 16 spring, summer, autumn and winter, as in times_to_go
 */
export function bitsOf(time: number): { north: number; south: number } {
  if (time <= 12) return { north: bitOf(time), south: bitOf(time) };
  return { north: seasons[time - 13] ?? 0, south: seasons[(time - 11) % 4] ?? 0 };
}

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function ratingOf({ goodMonths, fairMonths, poorMonths }: Ratings, month: number): MonthRating | null {
  const bit = bitOf(month);
  if (goodMonths & bit) return 'good';
  if (fairMonths & bit) return 'fair';
  return poorMonths & bit ? 'poor' : null;
}

export function presentMonths(row: MonthColumns): Month[] {
  return numbers.map((month) => ({
    month,
    rating: ratingOf(row, month),
    temperature: row.monthTemperatures[month - 1] ?? null,
    rain: row.monthRain[month - 1] ?? null,
  }));
}

/** The ratings alone, a letter for each month. */
export function presentRatings(row: Ratings): string {
  return numbers.map((month) => ratingOf(row, month)?.[0] ?? '-').join('');
}

/** What the table holds of twelve months. */
export function monthColumns(months: readonly Pick<Month, 'rating' | 'temperature' | 'rain'>[]): MonthColumns {
  const rated = (wanted: MonthRating) =>
    months.reduce((bits, { rating }, at) => (rating === wanted ? bits | bitOf(at + 1) : bits), 0);
  return {
    goodMonths: rated('good'),
    fairMonths: rated('fair'),
    poorMonths: rated('poor'),
    monthTemperatures: months.map(({ temperature }) => temperature),
    monthRain: months.map(({ rain }) => rain),
  };
}
