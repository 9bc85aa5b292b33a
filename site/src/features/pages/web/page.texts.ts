import { texts } from '@trekker/texts/texts.ts';

export const t = texts('page', {
  lastUpdated: 'Last updated: {date}',
  onThisPage: 'On this page',
});
