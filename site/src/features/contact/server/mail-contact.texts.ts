import { texts } from '@trekker/texts/texts.ts';

// Tells the owners of the site that somebody wrote.
export const t = texts('mail-contact', {
  subject: 'Message from {name}: {subject}',
  // {writer} is a name, and an address in angle brackets.
  wrote: '{writer} wrote:',
  alsoThere: 'You’ll also find it under Contacts in the admin area.',
});
