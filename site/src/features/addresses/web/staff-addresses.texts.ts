import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-addresses', {
  addresses: 'Addresses',
  addressesAbout: 'See which addresses visitors tried that have no page, and redirect them to the right one.',
  // Addresses that visitors tried and that have no page.
  missing: 'Missing pages',
  missingDescription: 'Addresses that have no page.',
  redirects: 'Redirects',
  redirectsDescription: 'Addresses that redirect to others.',
  // Of the two tabs.
  lists: 'Lists of addresses',
  // Heads of columns.
  address: 'Address',
  visits: 'Visits',
  // When an address was first and last tried.
  first: 'First',
  latest: 'Latest',
  redirectsTo: 'Redirects to',
  actions: 'Actions',
  // The verb, on a button that opens a form.
  redirect: 'Redirect…',
  redirectOf: 'Redirect… {address}',
  dismissTitle: 'Delete from the list',
  dismissQuestion: 'The address and its count will be deleted. It will be listed again if someone visits it.',
  search: 'Search addresses',
  searchBy: 'Search by address',
  noneMissing: 'No missing pages found',
  missingFrom: 'Addresses that visitors try but that have no page are counted here.',
  add: 'Add Redirect',
  editTitle: 'Edit Redirect',
  save: 'Save Redirect',
  edit: 'Edit',
  deleteTitle: 'Delete redirect',
  deleteQuestion: 'Visitors to this address will see that there’s no page.',
  searchRedirects: 'Search redirects',
  noRedirects: 'No redirects found',
  redirectsFrom: 'Redirect an old address to the page that replaced it.',
  gone: 'This redirect was deleted.',
  from: 'Address without a page',
  // Stands in the empty field.
  fromExample: '/old-address',
  to: 'Redirect to',
  toHint: 'A page on this site. Search engines are told that the move is permanent.',
});
