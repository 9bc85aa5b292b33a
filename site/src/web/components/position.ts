import { printNumber } from '@trekker/texts/print-values.ts';
import { t } from './position.texts.ts';

/** A position as it is printed under a place: 38.72° N 9.14° W. Nothing of a draft that nobody has placed yet. */
export function printedPosition({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): string {
  if (latitude === null || longitude === null) return '';
  return t.place({
    latitude: printNumber(Math.abs(latitude), 2),
    across: latitude < 0 ? 'south' : 'north',
    longitude: printNumber(Math.abs(longitude), 2),
    along: longitude < 0 ? 'west' : 'east',
  });
}
