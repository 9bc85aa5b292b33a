import { texts } from '@trekker/texts/texts.ts';

export const t = texts('mail-newsletter', {
  confirmSubject: 'Confirm your subscription',
  confirm: 'To get it, confirm your subscription. The link works for 7 days.',
  confirmButton: 'Confirm subscription',
  notYou: 'Wasn’t it you? You can ignore this email, and no letters will come.',
  never: 'Never get email from us',
  alreadySubject: 'You’re already subscribed',
  unsubscribe: 'Unsubscribe',
});
