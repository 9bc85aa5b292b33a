import { texts } from '@trekker/texts/texts.ts';

// Colors to choose from, called by what has them.
export const t = texts('accent-names', {
  terracotta: 'Terracotta',
  tobacco: 'Tobacco',
  moss: 'Moss',
  harbor: 'Harbor',
  plum: 'Plum',
  marigold: 'Marigold',
});
