import { texts } from '@trekker/texts/texts.ts';

export const t = texts('ui-overlay', {
  close: 'Close',
  dismiss: 'Dismiss',
});
