import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-pages', {
  pages: 'Pages',
  description: 'All pages of the magazine, including drafts.',
  lead: 'Everything that isn’t a place or a story: who you are, what the law asks for, how to reach you.',
  page: 'Page',
  menus: 'Menus',
  // Short names of menus: the icons beside the page, the menu in its header, its footer, the links to legal pages.
  rail: 'Rail',
  header: 'Header',
  footer: 'Footer',
  legal: 'Legal',
  inNoMenu: 'In no menu',
  add: 'Add Page',
  search: 'Search pages',
  searchBy: 'Search by title or address',
  noneFound: 'No pages found',
  editOf: 'Edit {title}',
  edit: 'Edit page',
  back: 'Back to Pages',
  new: 'New page',
  save: 'Save Page',
  previewOf: 'Preview of {title}',
  previewOfOne: 'Preview of a page',
  deleteTitle: 'Delete page',
  deleteQuestion: 'Delete this page? You can bring it back from the trash.',
  // Below the list: texts to begin a page with.
  startFromTemplate: 'Start from a template',
  begin: 'Use it',
  // {template}: Imprint. Heard, not seen.
  beginWith: 'Use it: {template}',
  title: 'Title',
  // The sentences between a page’s title and its text.
  leadField: 'Lead',
  leadHint: 'Stands above the text, and in search results.',
  content: 'Content',
  contentHint: 'Press / in an empty line to add a picture, a place or a table.',
  // Where the page is on the web, and its heading.
  address: 'Address',
  whereItStands: 'Where it stands',
  addressKept: 'The old address keeps leading here.',
  addressFromTitle: 'Leave it empty to make it from the title.',
  addressStays: 'The site links to this page: its address stays.',
  // An address, in the language of the page: a word for the newspapers’ page.
  addressExample: 'press',
  // {name} and {email}: signs that are typed as they stand.
  signs: '{name} and {email} stand for the site’s name and address wherever you write them.',
  // Beside a legal page that nobody has changed since the site was set up.
  legalText: 'Have it checked',
  legalTextHint:
    'This text came with the site and says what the site does. A lawyer should read it. It is there in every language of the site until you write your own.',
  inSearchResults: 'In search results',
  untilLead: 'The beginning of the text, until there is a lead.',
});
