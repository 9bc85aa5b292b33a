import type { Note } from './records.ts';

/** As the formats write them: ISO, `YYYY-MM-DD HH:MM:SS` (taken for UTC), RFC 2822, milliseconds. Null: none. */
export function isoDate(value: unknown): string | null {
  if (value instanceof Date) return checked(value.getTime());
  if (typeof value === 'number') return checked(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '' || text.startsWith('0000-00-00')) return null;
  if (/^\d{11,14}$/.test(text)) return checked(Number(text));
  const [, day, time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))? ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i.exec(text) ?? [];
  if (!day) return /[a-z]/i.test(text) ? checked(Date.parse(text)) : null;
  return isDay(day) ? checked(Date.parse(`${day}T${time ?? '00:00:00'}${offset(zone)}`)) : null;
}

/** `Date.parse` takes the 30th of February for the 2nd of March. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** What stands where a date should and is none, each once: nobody guesses what was meant. */
export function badDates(...values: readonly unknown[]): Note[] {
  const said = values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String);
  const bad = said.filter((value) => !/^\s*(0000-00-00.*)?$/.test(value) && isoDate(value) === null);
  return [...new Set(bad)].map((detail) => ({ reason: 'bad-date', detail: detail.trim().slice(0, 200) }));
}

const offset = (zone = 'Z'): string => (/^[+-]/.test(zone) ? zone.replace(/(\d{2}):?(\d{2})/, '$1:$2') : 'Z');

function checked(time: number): string | null {
  const isKnown = time >= Date.UTC(1900, 0, 1) && time < Date.UTC(2200, 0, 1);
  return isKnown ? new Date(time).toISOString() : null;
}
