import { texts } from '@trekker/texts/texts.ts';

export const t = texts('feed', {
  // Of the feed that readers can subscribe to.
  title: '{siteName}: Stories',
});
