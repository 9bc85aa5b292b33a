import { texts } from '@trekker/texts/texts.ts';

export const t = texts('saving', {
  save: 'Save to Favorites',
  saving: 'Saving...',
  saved: 'Saved to Favorites',
  saveThing: 'Save {name}',
  logIn: 'Please log in to save to favorites',
  // After the login, to which somebody was sent who wanted to save.
  welcome: '{name} is saved. Welcome.',
});
