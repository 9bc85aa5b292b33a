import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-settings', {
  settings: 'Settings',
  description: 'Settings for the whole site.',
  // Pages of settings.
  brand: 'Brand',
  brandDescription: 'The name and the look of the site.',
  texts: 'Texts',
  textsDescription: 'The sentences of the site’s own voice.',
  navigation: 'Navigation',
  navigationDescription: 'The menus of rail, header and footer.',
  sections: 'Sections',
  sectionsDescription: 'Parts of the site, on or off.',
  categories: 'Categories',
  languages: 'Languages',
  importAndExport: 'Import and export',
  system: 'Site and system',
  history: 'History',
  discard: 'Discard',
  saveChanges: 'Save changes',
  nothingChanged: 'Nothing changed',
  changesNotSaved: '{count, plural, one {{count} change not saved} other {{count} changes not saved}}',
});
