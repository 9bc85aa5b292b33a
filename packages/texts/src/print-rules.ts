import type { PluralForm, PrintRules } from './compiled-message.ts';
import { englishRules } from './english-rules.ts';

// The digits are Latin in Arabic too, the calendar is the one that everything is dated by.
const formats = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;

/** How a language is printed, by Intl: for servers and builds, which hand it to browsers as data. */
export function printRulesOf(code: string): PrintRules {
  if (code === 'en') return englishRules;
  const cardinals = new Intl.PluralRules(code);
  const ordinals = new Intl.PluralRules(code, { type: 'ordinal' });
  const parts = new Intl.NumberFormat(code, formats).formatToParts(1_234_567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const long = datesOf(code, 'long');
  const short = datesOf(code, 'short');
  return {
    code,
    plural: (count, ordinal) => (ordinal ? ordinals : cardinals).select(count) as PluralForm,
    group: sign('group'),
    decimal: sign('decimal'),
    date: long.pattern,
    ...(short.pattern !== long.pattern && { shortDate: short.pattern }),
    months: long.months,
    shortMonths: short.months,
    ...(long.differs && { monthsInDate: long.monthsInDate }),
    ...(short.differs && { shortMonthsInDate: short.monthsInDate }),
  };
}

/** How a day is written with its month in full or short, and whether the months are called otherwise by themselves. */
function datesOf(code: string, month: 'long' | 'short') {
  const dated = new Intl.DateTimeFormat(code, { ...formats, day: 'numeric', month, year: 'numeric' });
  const alone = new Intl.DateTimeFormat(code, { ...formats, month });
  const months = monthsBy((day) => alone.format(day));
  const monthsInDate = monthsBy((day) => dated.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '');
  const parts = dated.formatToParts(0).map(({ type, value }) => (type === 'literal' ? value : `{${type}}`));
  return { pattern: parts.join(''), months, monthsInDate, differs: monthsInDate.join() !== months.join() };
}

const monthsBy = (print: (day: number) => string): string[] =>
  Array.from({ length: 12 }, (_, month) => print(Date.UTC(2026, month, 1)));
