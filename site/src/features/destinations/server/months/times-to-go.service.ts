import { bitsOf } from './months.ts';

/** The months of a time of the year, as a search of what is good then wants them: bits, north and south of the equator. */
export const monthsAt = (time: number): { north: number; south: number } => bitsOf(time);
