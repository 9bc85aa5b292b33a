import { texts } from '@trekker/texts/texts.ts';

export const t = texts('kept-pages', {
  whole: 'Saved on this device, {here} of {all} parts',
  partly: 'Partly saved on this device: {here} of {all} parts. The rest needs a connection.',
});
