import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-devices', {
  // A device as its owner would call it: Chrome on Windows.
  browserOn: '{browser} on {system}',
  unknown: 'Unknown device',
  // What called is no browser.
  program: 'App or script',
});
