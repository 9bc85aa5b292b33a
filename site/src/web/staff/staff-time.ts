import { printingNow } from '@trekker/texts/printed-texts.ts';
import { t } from './list/staff-list.texts.ts';

// Staff pages are drawn in the browser alone, so their times are those of whoever looks.

/** Of the page, as `Intl` takes it: days of English pages are written as in Britain, digits are Latin in Arabic too. */
function languageOfPage(): string {
  const { code } = printingNow('A time').rules;
  return code.startsWith('en') ? 'en-GB' : `${code}-u-ca-gregory-nu-latn`;
}

const print = (at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageOfPage(), options).format(at);

/** Which day it is there, counted. */
const days = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000;

const daysAgo = (at: Date, now: Date) => days(now) - days(at);

const hours = { hour: '2-digit', minute: '2-digit' } as const;
const fullDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Which day it was, for sentences that say it with words of their own. */
export function dayOf(iso: string, now = new Date()): 'today' | 'yesterday' | 'other' {
  const ago = daysAgo(new Date(iso), now);
  return ago === 0 ? 'today' : ago === 1 ? 'yesterday' : 'other';
}

/** 09:41. */
export const timeOfDay = (at: Date): string => print(at, hours);

/** As short as it can be without a doubt: 09:41 today, Yesterday, Wed, 12 Mar, 12 Mar 2025. */
export function shortTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const ago = daysAgo(at, now);
  if (ago === 0) return timeOfDay(at);
  if (ago === 1) return t.yesterday;
  if (ago > 1 && ago < 7) return print(at, { weekday: 'short' });
  return shortDay(iso, undefined, at.getFullYear() === now.getFullYear());
}

/** 19 Nov 2026. In UTC where a public page prints the same day. */
export function shortDay(iso: string, timeZone?: 'UTC', isThisYear = false): string {
  const day = print(new Date(iso), {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  });
  // British English alone has Sept, and lists that the server prints would say otherwise.
  return languageOfPage() === 'en-GB' ? day.replace('Sept', 'Sep') : day;
}

/** Thursday, 19 November 2026. */
export function longDay(at: Date): string {
  const day = print(at, fullDay);
  return languageOfPage() === 'en-GB' ? day.replace(/^(\p{L}+) /u, '$1, ') : day;
}

/** Thursday, 19 November 2026, 16:20. */
export function longTime(iso: string): string {
  const at = new Date(iso);
  return `${longDay(at)}, ${timeOfDay(at)}`;
}

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** 12 minutes ago, 3 hours ago, yesterday. */
export function timeAgo(iso: string, now = new Date()): string {
  const passed = (now.getTime() - new Date(iso).getTime()) / 1000;
  const words = new Intl.RelativeTimeFormat(languageOfPage(), { numeric: 'auto' });
  const fitting = units.find(({ seconds }) => passed >= seconds);
  return fitting ? words.format(-Math.floor(passed / fitting.seconds), fitting.unit) : t.justNow;
}
