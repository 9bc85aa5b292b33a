import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-presence', {
  alsoYou: 'You have this open in another window too',
  // At the end of a list of names.
  others: '{count, plural, one {# other} other {# others}}',
  // {names}: Marta and Jonas.
  here: '{count, plural, one {{names} is here too} other {{names} are here too}}',
  hereAndYou:
    '{count, plural, one {{names} is here too, and you in another window} other {{names} are here too, and you in another window}}',
});
