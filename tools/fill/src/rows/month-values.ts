import { type MonthColumns, monthColumns } from '@trekker/site/src/features/destinations/server/months/months.rules.ts';
import { share } from './chance.ts';

const months = Array.from({ length: 12 }, (_, at) => at);
/** One place in so many has no months: its editors have not come to it yet. */
const oneInBlank = 20;

/** Twelve months as they may be at that latitude: warm in its own summer, wet at some time of the year. */
export function monthsOf(number: number, latitude: number): MonthColumns {
  if (number % oneInBlank === 7) return { ...monthColumns([]), monthTemperatures: [], monthRain: [] };
  const mean = 27 - Math.abs(latitude) / 2.2;
  const swing = Math.abs(latitude) / 4;
  const wettest = 12 * share(number, 91);
  const wetness = 10 + 140 * share(number, 92);
  const turn = latitude < 0 ? 0 : 6;
  return monthColumns(
    months.map((month) => {
      const temperature = Math.round(10 * (mean + swing * Math.cos(((month - turn) * Math.PI) / 6))) / 10;
      const rain = Math.round(wetness * (1 + Math.cos(((month - wettest) * Math.PI) / 6)));
      const away = Math.abs(temperature - 21) / 9 + rain / 250;
      return { rating: away < 0.75 ? 'good' : away < 1.4 ? 'fair' : 'poor', temperature, rain };
    }),
  );
}
