/**
 * What templates leave for somebody to do: while a page still says so it is not published. Each is a sentence that
 * ends with a full stop, or a line of its own.
 */
export const templateGaps = {
  address: 'Your postal address',
  email: 'Email: your address',
  phone: 'Phone: your number',
  signers: 'Name of the person or persons who may sign for you.',
  register: 'Register and number, if you are in one.',
  taxNumber: 'VAT number, if you have one.',
  editor: 'Name and address of the editor.',
} as const;

/** Title of the box on top, which asks for a lawyer and to be deleted then. */
export const templateBox = 'Have it checked';

/** How that box ends: without its title it still must not be published. */
export const templateAdvice =
  'Filled in from your settings; a lawyer should read it before you publish it. Delete this box then.';
