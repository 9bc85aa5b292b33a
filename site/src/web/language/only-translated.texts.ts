import { texts } from '@trekker/texts/texts.ts';

export const t = texts('only-translated', {
  // Under a list with nothing in it, in a language whose lists leave out what nobody has translated. {name} is the
  // language of the site, as it calls itself: "English".
  onlyTranslated:
    'Only what has been translated is shown here. There may be more in another language: <link>{name}</link>',
});
