import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-categories', {
  title: 'Categories',
  description: 'The categories of stories.',
  settings: 'Settings',
  categories: 'Categories of stories',
  about:
    'In the order of the Stories page and of the story form. Stories follow a new name, and old links still find them.',
  chooseWhere: 'Choose where they go',
  notSaved: 'Not saved yet',
  unchanged: 'Nothing changed',
  discard: 'Discard',
  save: 'Save changes',
  new: 'New category',
  nameOf: 'Name of category {place}',
  remove: 'Remove {name}',
  removed: '{name} removed',
  // Heard after it was moved.
  moved: '{name} is now number {place} of {count}',
  stories: '{count, plural, one {{shown} story} other {{shown} stories}}',
  add: 'Add a category',
  added: 'A category added',
  goes: '<strong>{name}</strong> <muted>goes when you save</muted>',
  putBack: 'Put back<srOnly>: {name}</srOnly>',
  storiesGoTo: '{count, plural, one {Its story goes to} other {Its # stories go to}}',
  storiesHint: 'Drafts and stories in the trash are among them.',
  choose: 'Choose a category',
});
