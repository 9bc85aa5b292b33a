import { texts } from '@trekker/texts/texts.ts';

// What the server itself says of a call, whatever the call is.
export const t = texts('api-server', {
  unreadable: 'We couldn’t read this request',
  isNotValid: 'is not valid',
  secondFactorFirst: 'Set up a second factor first',
  diskFull: 'The disk is almost full. Nothing can be saved right now.',
  inProgress: 'The same request is still in progress',
  keyShape: 'Idempotency-Key must be 1 to 255 visible ASCII characters',
  givenTwice: '{field} is given twice',
});
