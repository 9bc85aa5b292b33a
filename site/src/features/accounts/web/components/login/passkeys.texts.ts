import { texts } from '@trekker/texts/texts.ts';

export const t = texts('passkeys', {
  noPasskeyMade: 'No passkey was made. Try again when you’re ready.',
  noPasskeyUsed: 'No passkey was used. Try again, or log in another way.',
  passkeyIsThere: 'This device already has a passkey for your account.',
  passkeyAddress: 'Passkeys don’t work at this address. Open the site at its own address.',
  passkeysUnknown: 'This browser doesn’t know passkeys.',
});
