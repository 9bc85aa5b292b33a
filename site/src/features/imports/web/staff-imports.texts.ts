import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-imports', {
  title: 'Import and export',
  description: 'What other systems have exported, brought in; everything here, taken out.',
  settings: 'Settings',
  // Authors: users with the role Author.
  onlyAuthors: 'Only authors can import and export',
  askAuthors: 'Ask someone with the role Author. The list of users shows who they are and how to reach them.',
  // Leads to the users with the role Author.
  showAuthors: 'Show authors',
  earlier: 'Earlier imports',
  import: 'Import',
  importDescription: 'What an import found, and what came of it.',
  // WordPress of old.example
  formatOf: '{format} of {host}',
  ofHost: 'of {host}',

  // Where a file can come from, and what to export there. Names of menus are those of the other system.
  bring: 'Bring something in',
  trekker: 'Another Trekker',
  trekkerHow: 'The ZIP from its Settings, Import and export. It comes in as it was, addresses and dates included.',
  wordpress: 'WordPress',
  wordpressHow: 'Tools, Export, “All content”: one XML file. Images are fetched from the old site.',
  ghost: 'Ghost',
  ghostHow: 'Settings, Migration tools, “Export content”: one JSON file. Members are exported separately, as a CSV.',
  markdown: 'Markdown',
  markdownHow: 'A ZIP of your Hugo, Jekyll, Astro or Eleventy folder, images included.',
  tables: 'Tables and maps',
  tablesHow: 'A CSV of places or subscribers with a header row; GeoJSON, GPX or KML.',
  almostThere: 'Almost there',
  uploading: 'Uploading: {percent}%',
  limit: 'Up to 512 MB. You’ll see what would come in first.',

  // What a file is.
  ownExport: 'An export of a Trekker site',
  placesTable: 'A table of places',
  subscribersTable: 'A list of subscribers',

  // How an import stands.
  checking: 'Checking',
  ready: 'Ready',
  refused: 'Can’t be imported',
  importing: 'Importing',
  paused: 'Paused',
  stopped: 'Stopped',
  imported: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  items: '{count, plural, one {# item} other {# items}}',
  byCommand: 'by command',
  // Puts facts in a row: WordPress, 12 items, Mia Chen
  listed: '{first}, {next}',
  // The steps of an import.
  steps: 'Steps',
  stepFile: 'File',
  stepCheck: 'Check',
  stepImport: 'Import',
  stepResult: 'Result',

  // While it is at work.
  reading: 'Reading the file…',
  checkingSoFar: 'Checking: {done} of {total}',
  importingSoFar: 'Importing: {done} of {total}',
  importedSoFar: 'Imported so far: {done} of {total}',
  undoneSoFar: 'Undoing: {done} of {total}',
  percent: '{percent}%',
  lessThanAMinute: 'less than a minute left',
  minutesLeft: '{count, plural, one {about # minute left} other {about # minutes left}}',
  hoursLeft: '{count, plural, one {about # hour left} other {about # hours left}}',
  removingAll: 'Everything that nobody has edited since is removed.',

  // What came of each kind, after its name.
  progress: 'Progress by kind',
  doneOf: '{done} of {total}',
  countNew: '{count, plural, one {# new} other {# new}}',
  countUpdated: '{count, plural, one {# updated} other {# updated}}',
  countHere: '{count, plural, one {# here already} other {# here already}}',
  countLeftOut: '{count, plural, one {# left out} other {# left out}}',
  countFailed: '{count, plural, one {# failed} other {# failed}}',
  wouldCome: 'What would come',
  came: 'What came',
  hereAlready: '{count, plural, one {# here already.} other {# here already.}}',
  open: 'Open',
  // Below how many images there are.
  toBeFetched: 'to be fetched',
  // Below how many items, the number stands apart.
  leftOut: '{count, plural, one {left out} other {left out}}',

  // Below the form: how it stands, and what can be done.
  nothingToImport: 'Nothing in this file can be imported',
  allHere: 'Checked: all of it is here already',
  nothingYet: 'Nothing has been imported yet',
  checked: 'Checked: nothing has been imported yet',
  nothingImported: 'Nothing was imported',
  carriesOn: 'You can close this page: the import carries on',
  pausedStays: 'Paused: what has come so far stays',
  stoppedStays: 'Stopped: what has come so far stays',
  interrupted: 'Interrupted: run the same command again to resume it',
  undoingCarriesOn: 'You can close this page: the undoing carries on',
  doneItems: '{count, plural, one {Done: # item imported} other {Done: # items imported}}',
  another: 'Bring another file',
  remove: 'Remove',
  checkAgain: 'Check again',
  importItems: '{count, plural, one {Import # item} other {Import # items}}',
  pause: 'Pause',
  resume: 'Resume',
  undoImport: 'Undo the import',
  undo: 'Undo',
  undoQuestion:
    'Everything that came with it and that nobody has edited since is deleted for good. Settings and pages that it replaced come back. Unused images leave the library a day later.',
  removeEdited: 'Remove the edited ones too',
  removeEditedQuestion: 'What was edited since is deleted for good, too.',

  // What is chosen before it begins.
  whoWrote: 'Who wrote it',
  foundByEmail: '{found} of {total} found by email',
  // Read aloud before a choice: an author or category of the old site becomes one of this.
  becomes: '{name} becomes',
  // Among authors: whoever imports.
  you: 'You',
  categories: 'Categories',
  otherCategory: 'Category for all others',
  aTag: 'A tag',
  smallerOnes: '{count, plural, one {# smaller ones become tags} other {# smaller ones become tags}}',
  how: 'How',
  consent: 'Their consent is on file',
  consentHint: 'Off: they stay pending and get no mail until they confirm.',
  placesAreDrafts: 'Places come as drafts. What the file doesn’t say stays unknown; publishing names what is missing.',
  asDrafts: 'Import everything as drafts',
  asDraftsHint: 'Off: what was published stays published. Dates are kept either way.',
  update: 'Update what came before',
  updateHint:
    'What has changed at the old site is changed, unless somebody has edited it here. Addresses stay. Undoing leaves it as updated.',
  images: 'Bring images along',
  imagesNeeded: 'An update always does: a text would lose its images without.',
  imagesHint: 'From the file, else from the old site. Off: each stays a link.',
  oldSite: 'Address of the old site',
  oldSiteHint: 'For links and redirects, if the file doesn’t say.',
  // The same of an export of a Trekker.
  ownComes:
    'Everything comes as it was: the same addresses and dates, published or not. What is here already stays as it is. Accounts come without passwords: their owners set new ones by “Forgot your password?”.',
  ownUndo:
    'Undoing takes back what is new and restores settings, About, Contact and the legal pages. Stories, places and pages that are updated stay as they come; their earlier versions stay in their history.',
  ownUpdate: 'Update what is here',
  ownUpdateHint:
    'What is newer in the file replaces what is here, unless somebody has edited it since it came. Of texts, the earlier version stays in their history.',

  // Items as the file has them, beside what they become.
  samples: 'How it will look',
  sampleItems: '{count, plural, one {One item} other {# items}}',
  inTheFile: 'In the file',
  here: 'Here',
  onlyBeginning: 'Only the beginning is shown.',
  anImage: 'An image',

  // Once it is done: what is left to do, each a number of something and a sentence.
  canBeUndone: 'All of it can be taken back below.',
  importOf: 'Import of {time}',
  toFinish: 'To finish',
  areDrafts: 'Still drafts: read them, then publish them.',
  showDrafts: 'Show drafts',
  withoutAlt: 'Without an alternative text, for those who can’t see them.',
  describeThem: 'Describe them',
  failedImages: 'Couldn’t be had. Keep the old site up, and import the same file again.',
  pointHere: 'Point {host} here',
  pointHereWhy: 'So that its old addresses lead here.',

  // What is to be looked at, and the report line by line.
  needsALook: 'Needs a look',
  seeWhich: 'See which',
  // After a reason: an item was left out for it, or it is about an image.
  ofLeftOut: '(left out)',
  ofImage: '(image)',
  report: 'Report',
  show: 'Show',
  all: 'All',
  allLeftOut: 'Left out',
  allImages: 'Images',
  oldAddresses: 'Old addresses',
  nothingHere: 'Nothing here.',
  untitled: 'Untitled',
  line: 'Line {line}',
  // After a reason: what it is about, such as an address.
  details: ': {details}',
  // What came of an item, after its kind: story · new · published
  isNew: 'new',
  isUpdated: 'updated',
  isHere: 'here already',
  isEditedHere: 'edited here, left as it is',
  isFailed: 'failed',
  isPublished: 'published',
  oldAddress: 'Old address',
  newAddress: 'New address',
  state: 'State',
  works: 'Works',
  oncePublished: 'Once published',
  addressesLead: 'They lead here in one step as soon as the domain of the old site points to this one.',

  // Kinds. The number stands apart, or there is none: one of a kind, or any number of it.
  story: '{count, plural, one {story} other {stories}}',
  page: '{count, plural, one {page} other {pages}}',
  destination: '{count, plural, one {place} other {places}}',
  translation: '{count, plural, one {translation} other {translations}}',
  subscriber: '{count, plural, one {subscriber} other {subscribers}}',
  highlight: '{count, plural, one {highlight} other {highlights}}',
  banner: '{count, plural, one {banner} other {banners}}',
  media: '{count, plural, one {image or video} other {images and videos}}',
  author: '{count, plural, one {author} other {authors}}',
  account: '{count, plural, one {account} other {accounts}}',
  setOfSettings: '{count, plural, one {set of settings} other {sets of settings}}',
  aboutPage: '{count, plural, one {About page} other {About pages}}',
  teamMember: '{count, plural, one {team member} other {team members}}',
  contactPage: '{count, plural, one {Contact page} other {Contact pages}}',
  review: '{count, plural, one {review} other {reviews}}',
  favorite: '{count, plural, one {favorite} other {favorites}}',
  feedback: '{count, plural, one {feedback} other {feedback}}',
  message: '{count, plural, one {message} other {messages}}',
  redirect: '{count, plural, one {redirect} other {redirects}}',
  history: '{count, plural, one {history} other {histories}}',
  schedule: '{count, plural, one {schedule} other {schedules}}',
  file: '{count, plural, one {file} other {files}}',
  image: '{count, plural, one {image} other {images}}',
});
