import { texts } from '@trekker/texts/texts.ts';

export const t = texts('written-in', {
  // Above a text that is not there in the language of the page, of the language that it is in. {name} is what that
  // language calls itself: "Deutsch".
  writtenIn:
    '{code, select, en {In English} de {In German} fr {In French} es {In Spanish} ar {In Arabic} other {In {name}}}',
});
