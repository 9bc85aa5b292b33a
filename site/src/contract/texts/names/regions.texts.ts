import { texts } from '@trekker/texts/texts.ts';

export const t = texts('regions', {
  europe: 'Europe',
  asia: 'Asia',
  africa: 'Africa',
  americas: 'Americas',
  oceania: 'Oceania',
});
