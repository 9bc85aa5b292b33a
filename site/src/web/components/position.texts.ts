import { texts } from '@trekker/texts/texts.ts';

export const t = texts('position', {
  // 38.72° N 9.14° W, as on a map.
  place: '{latitude}° {across, select, north {N} other {S}} {longitude}° {along, select, east {E} other {W}}',
});
