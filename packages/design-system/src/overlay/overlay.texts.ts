import { texts } from '@trekker/texts/texts.ts';

export const t = texts('ui-overlay', {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
});
