import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-addresses', {
  // Beside a tag, on the page that was not found.
  storiesWithTag: 'Stories with this tag',
  // Pages that an address may have meant.
  logIn: 'Log in',
  signUp: 'Sign up',
  addressNotFound: 'Address not found',
  dismissed: 'Address dismissed',
  added: 'Redirect added',
  saved: 'Redirect saved',
  removed: 'Redirect removed',
  notFound: 'Redirect not found',
  tooMany: 'There can be at most {most} redirects. Remove one first.',
  elsewhere: 'Use an address on this site, such as /destinations/lisbon',
  usedBySite: 'The site itself uses this address, so it can’t redirect',
  personalLink: 'This link was emailed to one person, so nothing can redirect to it',
  toItself: 'An address can’t redirect to itself',
  pageThere: 'There is already a page at this address',
  leadsAlready: 'This address already redirects to {address}',
  noPage: 'There is no page at this address',
  otherTarget: 'This address redirects to {address}. Use that one instead.',
  hasRedirect: 'This address already has a redirect',
  changeFirst: '{address} redirects here. Change that one first.',
});
