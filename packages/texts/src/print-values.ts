import { groupedDigits } from './grouped-digits.ts';
import { printingNow } from './printed-texts.ts';

// Numbers and days in the language of the call or page that is being answered. @throws Error outside one.

const rulesFor = (what: string) => printingNow(what).rules;

/** "1,284"; with `decimals`, that many of them: "4.8". */
export const printNumber = (value: number, decimals?: number): string =>
  groupedDigits(decimals === undefined ? String(value) : value.toFixed(decimals), rulesFor('A number'));

/** 12 March 2026 or 12 Mar 2026, in UTC: server and browser print the same day. `at`: an ISO date or instant. */
export function printDate(at: string, form: 'long' | 'short' = 'long'): string {
  const rules = rulesFor('A date');
  const { date, shortDate = date, months, monthsInDate = months, shortMonths, shortMonthsInDate = shortMonths } = rules;
  const [pattern, names] = form === 'long' ? [date, monthsInDate] : [shortDate, shortMonthsInDate];
  const day = new Date(at);
  const parts: Readonly<Record<string, string | number | undefined>> = {
    day: day.getUTCDate(),
    month: names[day.getUTCMonth()],
    year: day.getUTCFullYear(),
  };
  return pattern.replace(/{(\w+)}/g, (_, part: string) => String(parts[part]));
}

/** "Prices, photos, and hours". */
export const printList = (parts: readonly string[]): string =>
  new Intl.ListFormat(rulesFor('A list').code).format(parts);

/** The name of a month; 1 is January. */
export const monthName = (month: number, form: 'long' | 'short' = 'long'): string => {
  const { months, shortMonths } = rulesFor('A month');
  return (form === 'long' ? months : shortMonths)[month - 1] ?? '';
};
