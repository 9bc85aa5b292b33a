import { texts } from '@trekker/texts/texts.ts';

export const t = texts('mail-frame', {
  // Before the address of the button, for mail programs that show none.
  orOpen: 'Or open this address:',
});
