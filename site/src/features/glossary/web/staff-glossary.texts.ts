import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-glossary', {
  settings: 'Settings',
  title: 'Glossary',
  description: 'What tags, categories, and menus are called in each language.',
  lead: 'Translated once, shown everywhere. What has no translation keeps its name and is marked with its language.',
  languages: 'Back to Languages',
  // Heard: what the tabs choose.
  kinds: 'What is translated',
  categories: 'Categories',
  tags: 'Tags',
  // Labels of menus and titles of the footer’s columns.
  menus: 'Menus',
  language: 'Language',
  show: 'Show',
  all: 'All',
  missing: 'Not translated',
  search: 'Search by name',
  // {name}: a tag, a category or a label of a menu in the site’s own language; {language}: as staff call it.
  field: '{name} in {language}',
  // How many published stories and places have the tag or category.
  items: '{count, plural, =0 {Nothing published uses it} one {# published item} other {# published items}}',
  // In how many places of the menus a label stands.
  entries: '{count, plural, one {# menu entry} other {# menu entries}}',
  // What readers see while the field is blank.
  instead: 'Shown until then: {name}',
  address: 'Address: {address}',
  counts:
    '{missing, plural, =0 {Everything is translated} one {# of {all} not translated} other {# of {all} not translated}}',
  // Somebody else has saved another translation since this one was typed.
  theirs: 'Meanwhile saved as “{name}”. Save again to use yours.',
  theirsGone: 'Meanwhile taken back. Save again to use yours.',
  noTags: 'Nothing published has a tag yet.',
  noMenus: 'The menus say only what comes with the site, which is translated already.',
  noMatch: 'Nothing matches',
  noLanguage: 'The site has one language.',
  noLanguageHint: 'Add another one, and this is the place to translate tags, categories, and menus.',
  conflict: 'Someone has changed this meanwhile. Nothing was overwritten.',
  discard: 'Discard',
  save: 'Save changes',
  unsaved: '{count, plural, one {# change not saved yet} other {# changes not saved yet}}',
});
