import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-unsaved-edits', {
  // What was typed into a form.
  forgotten: 'Forgotten',
  typedElsewhere: 'You have typed something else into this form, in another window or on another device',
});
