import { texts } from '@trekker/texts/texts.ts';

export const t = texts('mail-settings', {
  testSubject: 'Test email from {name}',
  test: 'This email was sent from your site’s settings. Email is working.',
});
