import { texts } from '@trekker/texts/texts.ts';

export const t = texts('offline', {
  description: 'Places and stories you can read without a connection.',
  lead: 'These pages open without a connection.',
  saved: 'In your favorites',
  read: 'Recently read',
  removeAll: 'Remove all from this device',
  needsJavaScript: 'JavaScript is needed to list what’s saved on this device.',
  empty: 'Nothing is saved here yet',
  emptyText:
    'Places and stories you read or save are stored on this device, so you can open them without a connection.',
  notKept: 'You’re offline, and this page isn’t saved on this device',
});
