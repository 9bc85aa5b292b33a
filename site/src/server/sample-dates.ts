const day = 86_400_000;

/** The last day that the files of the library tell of. Whoever writes a later one into them moves it. */
const lastDay = '2026-11-20';

/** The waking hours in which the people of the library write, in UTC. */
const firstHour = 6;
const hours = 16;

/**
 * When the things of the sample library happened. Its files tell of days as in a diary that ends on `lastDay`; all of
 * them are moved together, so that this day was yesterday, whenever the library is first loaded. Their order and
 * distances stay.
 */
export type SampleDates = {
  /**
   * @param written a day of the files ("2026-03-30", at an hour that follows from `what`) or a minute of it
   * ("2026-03-30T14:05")
   * @returns always before the start
   */
  at(written: string, what: string): Date;
  /** A day of the files as a day ("2026-03-30"). */
  dayOf(written: string): string;
  /** So many days before the start, 0 being today, as a day. */
  daysAgo(days: number): string;
};

export function sampleDates(start: Date): SampleDates {
  const today = Math.floor(start.getTime() / day) * day;
  const moved = today - day - Date.parse(lastDay);
  const midnight = (written: string) => Date.parse(written.slice(0, 10)) + moved;
  return {
    at(written, what) {
      const minutes = written.includes('T')
        ? Number(written.slice(11, 13)) * 60 + Number(written.slice(14, 16))
        : (firstHour + steadyChance(what) * hours) * 60;
      return new Date(Math.floor(midnight(written) + minutes * 60_000));
    },
    dayOf: (written) => isoDay(midnight(written)),
    daysAgo: (days) => isoDay(today - days * day),
  };
}

/**
 * The latest such day of a year before another: what was seen in an October stays in an October. Both as "2026-10-30".
 */
export function sameSeasonBefore(written: string, latest: string): string {
  const year = Number(latest.slice(0, 4));
  const monthAndDay = written.slice(4) === '-02-29' ? '-02-28' : written.slice(4);
  const thisYear = `${year}${monthAndDay}`;
  return thisYear <= latest ? thisYear : `${year - 1}${monthAndDay}`;
}

/** A number from 0 to 1 that follows from words: what looks like chance is the same at every first start (FNV-1a). */
export function steadyChance(words: string): number {
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The last letters would hardly move the first bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
