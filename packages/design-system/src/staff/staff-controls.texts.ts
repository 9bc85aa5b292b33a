import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-controls', {
  // What an image shows, for people who cannot see it.
  alternativeText: 'Alternative text',
  alternativeTextHint:
    'Describe the picture for someone who can’t see it, e.g. “Two fishing boats on a gray beach at low tide.”',
  replace: 'Replace',
  remove: 'Remove',
  videoUnplayable: 'This browser can’t play the video',
  imageFailed: 'Failed to load image',
  videoFailed: 'Failed to load video',
  uploading: 'Uploading {name}',
  // The first image of several.
  first: 'First',
  // The first image cannot be removed.
  staysHere: 'Replace or move only',
  imageNumber: 'Picture {number}',
  // The same within a sentence.
  imageNamed: 'picture {number}',
  caption: 'Caption',
  captionOf: 'Caption of {name}',
  place: 'Place',
  placeOf: 'Place of {name}',
  alternativeTextOf: 'Alternative text of {name}',
  moveForward: 'Move {name} forward',
  moveBack: 'Move {name} back',
  replaceOf: 'Replace {name}',
  removeOf: 'Remove {name}',
  add: 'Add',
  addTo: 'Add to {label}',
  select: 'Select {name}',
  // Of a list.
  selectPage: 'Select this page',
  selectNoneOfPage: 'Select none of this page',
  selection: 'Selection',
  selectAll: 'Select all',
  selectNone: 'Select none',
  // {count} is written out: 1,284.
  selected: '{count} selected',
  clearSelection: 'Clear the selection',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  // Heard after the name of whoever wrote.
  unread: ', unread',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  focalPoint: 'Focal point, {where}. Move with the arrow keys',
  focalPointHint: 'Drag the ring to the part every crop should keep.',
  loadingMedia: 'Loading media',
  uploads: 'Uploads',
  moveRow: 'Move {name}, {place} of {count}',
  dragHint: 'Drag, or press the arrow keys',
  dragHintBeside: 'Drag, or press the arrow keys; left and right lead to another list',
  loadingList: 'Loading the list',
  // {name}: Day 2. Heard, not seen.
  rowAdded: '{name} added',
  // {now}: day 1.
  rowMoved: '{name} is now {now}',
  rowRemoved: '{name} removed',
  alreadyAdded: 'Already added',
  isAlreadyAdded: '{name} is already added',
  imageMoved: 'Picture {from} is now picture {to}',
  // What a search in a field finds, and its state.
  matches: '{count, plural, one {1 match} other {# matches}}',
  noMatches: 'No matches.',
  searching: 'Searching...',
  searchFailed: 'The search failed. Type again to retry.',
  // In a box for files, by what belongs into it.
  dropImage: 'Drop a picture here or choose a file',
  dropImages: 'Drop pictures here or choose files',
  dropVideo: 'Drop a video here or choose a file',
  dropCaptions: 'Drop a captions file here or choose a file',
  dropArchive: 'Drop an export here or choose a file',
});
