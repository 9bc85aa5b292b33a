import { texts } from '@trekker/texts/texts.ts';

export const t = texts('read-time', {
  // How long a story takes to read, short: it stands beside its date.
  minutes: '{count, plural, one {# min} other {# min}}',
});
