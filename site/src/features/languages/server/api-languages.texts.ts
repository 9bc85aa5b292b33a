import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-languages', {
  saved: 'Languages saved',
  // Offered to readers whose browser asks for this language, on a page in another one: each translation names its own,
  // as in "Diese Seite auf Deutsch lesen".
  readInThisLanguage: 'Read this page in English',
  ownStays: '{language} is the site’s own language and stays',
  onlyOnce: 'Each language only once',
  // Codes of languages: some are old.
  otherCode: 'Use {code} for {language}',
  noLanguage: 'There is no such language',
  ownHasNone: 'Nothing stands in for the site’s own language',
  onlyListed: 'Only other languages of the list can stand in',
  ownPublic: 'The site’s own language is always public',
  noInterface: 'The site’s menus, buttons and messages are not translated into {language} yet',
  stillUsed:
    '{language} still has texts. Delete them first, in the glossary and the trash too. Or keep the language and switch it off: readers no longer see it then.',
  notOfSite: 'The site is not translated into this language',
  // Said to whoever wants to make it the language of the site.
  hasTranslations: 'There are translations into {language}. Delete them first, in the glossary and the trash too.',
});
