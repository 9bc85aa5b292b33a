import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-languages', {
  settings: 'Settings',
  title: 'Languages',
  description: 'The languages of the site.',
  lead: 'Readers choose among those that are on the site, in this order. Each has addresses of its own; the site’s own language keeps those without a prefix.',
  authorsOnly: 'Only someone with the role Author can change the languages.',
  own: 'The site’s own language',
  // Beside a switch, for screen readers.
  onSite: '{language} on the site',
  shown: 'On the site',
  preparing: 'Being prepared',
  noInterface: 'The site’s menus, buttons and messages are not translated yet.',
  // {language}: French. The variant: Canadian French.
  onlyWiderInterface:
    'The site’s menus, buttons and messages are translated into {language}, but not into this variant.',
  remove: 'Remove {language}',
  removed: '{language} removed',
  added: '{language} added',
  moved: '{language} is now number {place} of {count}',
  add: 'Add a language',
  choose: 'Choose a language',
  addIt: 'Add',
  missing: 'Where a translation is missing',
  missingLead:
    'Lists and pages show the text in another language, and say so in the reader’s. A language can leave it out of its lists instead: the home page, places, stories, highlights, search, and feed. What is left out still has its page, and stays among what readers have saved.',
  onlyTranslated: 'Lists in {language} hold only what is translated',
  // Leads to a list of everything that can be translated.
  translations: 'See what is translated',
  // Leads to where their names are translated.
  glossary: 'Translate tags, categories, and menus',
  discard: 'Discard',
  save: 'Save changes',
  unchanged: 'Nothing changed',
  unsaved: 'Not saved yet',
});
