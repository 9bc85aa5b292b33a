import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-authors', {
  added: 'Author added',
  saved: 'Author saved',
  deleted: 'Author deleted',
  notFound: 'Author not found',
  // Of a choice among authors.
  noSuchAuthor: 'This author doesn’t exist',
  userNotFound: 'User not found',
  ofAccount: 'This is the public profile of an account. It’s deleted with the account.',
  chooseNew:
    '{count, plural, one {# story is by this author. First choose a new author.} other {# stories are by this author. First choose a new author.}}',
  tooMany:
    '{count, plural, one {# story is by this author. At most {most} can be moved at once.} other {# stories are by this author. At most {most} can be moved at once.}}',
  another: 'Choose another author',
  addressTaken: 'This address is taken.',
});
