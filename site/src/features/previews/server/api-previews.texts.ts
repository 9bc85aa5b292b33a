import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-previews', {
  made: 'Preview link made',
  ended: 'Preview link ended',
  tooMany: '{most} links are open. End one of them first.',
  endedAlready: 'This link has ended already',
  noSuchLink: 'This preview link doesn’t work',
});
