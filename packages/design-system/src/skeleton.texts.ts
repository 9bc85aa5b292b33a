import { texts } from '@trekker/texts/texts.ts';

export const t = texts('ui-skeleton', {
  loading: 'Loading',
});
