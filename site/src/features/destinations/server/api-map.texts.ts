import { texts } from '@trekker/texts/texts.ts';

// What is written on the small map of a place, and what is heard of it.
export const t = texts('api-map', {
  title: 'Map of {place}',
  // {latitude}: 38.72° N
  position: '{place} lies at {latitude} {longitude}. The map is {km} km wide.',
  nearby: 'Nearby: {places}.',
  kilometres: '{km} km',
  // Letters of the compass, behind degrees.
  north: 'N',
  east: 'E',
  south: 'S',
  west: 'W',
});
