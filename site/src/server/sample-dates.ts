import { seededRandom } from './seeded-random.ts';

const dayMs = 86_400_000;

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
  const today = Math.floor(start.getTime() / dayMs) * dayMs;
  const moved = today - dayMs - Date.parse(lastDay);
  const midnight = (written: string) => Date.parse(written.slice(0, 10)) + moved;
  return {
    at(written, what) {
      const minutes = written.includes('T')
        ? Number(written.slice(11, 13)) * 60 + Number(written.slice(14, 16))
        : (firstHour + seededRandom(what) * hours) * 60;
      return new Date(Math.floor(midnight(written) + minutes * 60_000));
    },
    dayOf: (written) => isoDay(midnight(written)),
    daysAgo: (days) => isoDay(today - days * dayMs),
  };
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
