import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-translations', {
  original: 'Original',
  missing: 'Not translated',
  // In its place where the site itself has the text in a language.
  given: 'Text of the site',
  // The same, above the form that begins with it.
  isGiven: 'Readers see this text, which came with the site, until you publish your own.',
  draft: 'Draft',
  // The original has changed since somebody last compared the translation with it.
  stale: 'Outdated',
  published: 'Published',
  // The head of a column, and of a filter.
  translations: 'Translations',
  allTranslations: 'All translations',
  // A language as it calls itself, and how something stands in it.
  inLanguage: '{language}: {state}',
  // The name of a page: the title of an item, and a language as it calls itself.
  editionOf: '{title} ({language})',
  back: 'Back to the original',
  view: 'View on site',
  address: 'Address',
  originalHidden: 'The original is not published. The translation will be on the site together with it.',
  languageHidden: 'This language is not on the site yet. Until it is, only staff see the translation.',
  copy: 'Copy the original',
  // Of the text field for what an image shows; they are counted.
  altOf: 'What image {number} shows',
  imageAlt: 'What the image shows',
  changed: 'Changed since the last review',
  suggest: 'Suggest translation',
  // Beside that button: what it has done.
  filled:
    '{count, plural, =0 {Nothing was filled.} one {One text was filled. Please read it before you save.} other {# texts were filled. Please read them before you save.}}',
  // A line of a text, as a paragraph or an item of a list.
  kept: '{count, plural, one {One line stays as in the original: its links came back changed.} other {# lines stay as in the original: their links came back changed.}}',
  // A field of the form and of its history: yes or no.
  machine: 'Suggested by a machine',
  byMachine: 'A machine made this translation. It can be published once it is marked as reviewed.',
  save: 'Save Translation',
  reviewed: 'Mark as reviewed',
  deleted: 'This translation has been deleted. What you have written is still here.',
});
