/** Staff pages are drawn in the browser alone, so their times are those of whoever looks. */
const locale = 'en-GB';

/** Which day it is there, counted. */
const days = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000;

/** Mar, Sep: British English alone has Sept, and lists that the server prints would say otherwise. */
const shortMonth = (at: Date) => at.toLocaleDateString('en-US', { month: 'short' });

/** As short as it can be without a doubt: 09:41 today, Yesterday, Wed, 12 Mar, 12 Mar 2025. */
export function shortTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const ago = days(now) - days(at);
  if (ago === 0) return at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  if (ago === 1) return 'Yesterday';
  if (ago > 1 && ago < 7) return at.toLocaleDateString(locale, { weekday: 'short' });
  return at.getFullYear() === now.getFullYear() ? `${at.getDate()} ${shortMonth(at)}` : shortDay(iso);
}

/** 19 Nov 2026. In UTC where a public page prints the same day. */
export function shortDay(iso: string, timeZone?: 'UTC'): string {
  const at = new Date(iso);
  const part = (name: 'day' | 'month' | 'year') =>
    at.toLocaleDateString('en-US', { [name]: name === 'month' ? 'short' : 'numeric', timeZone });
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/** Thursday, 19 November 2026. */
export function longDay(at: Date): string {
  const day = at.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${at.toLocaleDateString(locale, { weekday: 'long' })}, ${day}`;
}

/** Thursday, 19 November 2026, 16:20. */
export function longTime(iso: string): string {
  const at = new Date(iso);
  return `${longDay(at)}, ${at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })}`;
}

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** 12 minutes ago, 3 hours ago, yesterday. */
export function timeAgo(iso: string, now = new Date()): string {
  const passed = (now.getTime() - new Date(iso).getTime()) / 1000;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const fitting = units.find(({ seconds }) => passed >= seconds);
  return fitting ? words.format(-Math.floor(passed / fitting.seconds), fitting.unit) : 'Just now';
}
