import { shortDay } from '#web/staff/staff-time.ts';

/** A day and a time of it as clocks show them somewhere: 2026-12-01, 07:30. */
export type LocalTime = { date: string; time: string };

/** The time zone of this device, such as Europe/Lisbon. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** So much the clocks of a time zone are ahead of UTC at an instant, in ms. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(at / 1000) * 1000;
}

const dayMs = 86_400_000;
const shownMs = ({ date, time }: LocalTime): number => Date.parse(`${date}T${time}:00Z`);

/** Of the day before and of the day after: they differ where clocks are changed between. */
const offsetsAround = (shown: number, timeZone: string) =>
  [offsetAt(shown - dayMs, timeZone), offsetAt(shown + dayMs, timeZone)] as const;

/**
 * The instants at which clocks of a time zone show this, in their order: two in the hour for which they are set back,
 * none in that which they leave out, and none for what is no time.
 */
export function instantsOf(local: LocalTime, timeZone: string): Date[] {
  const shown = shownMs(local);
  if (Number.isNaN(shown)) return [];
  return [...new Set(offsetsAround(shown, timeZone).map((offset) => shown - offset))]
    .filter((at) => at + offsetAt(at, timeZone) === shown)
    .sort((one, other) => one - other)
    .map((at) => new Date(at));
}

/** What clocks show in place of a time that they leave out. */
export function timeAfterGap(local: LocalTime, timeZone: string): LocalTime {
  const shown = shownMs(local);
  return localTimeOf(new Date(shown - offsetsAround(shown, timeZone)[0]), timeZone);
}

/** What clocks of a time zone show at an instant. */
export function localTimeOf(at: Date, timeZone: string): LocalTime {
  const shown = new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** UTC+1, UTC−5, UTC+0. */
export function offsetWords(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const [, ahead = ''] = /^GMT(.*)$/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return `UTC${ahead.replace('-', '−') || '+0'}`;
}

/** Lisbon, New York. */
export const zoneWords = (timeZone: string): string => (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** 1 Dec 2026, 07:30. */
export const localWords = ({ date, time }: LocalTime): string => `${shortDay(date, 'UTC')}, ${time}`;
