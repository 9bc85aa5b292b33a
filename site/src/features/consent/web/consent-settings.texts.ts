import { texts } from '@trekker/texts/texts.ts';

export const t = texts('consent-settings', {
  title: 'Cookie settings',
  save: 'Save settings',
  analytics: 'Analytics',
  analyticsHint: 'Counts pages, not people.',
  ads: 'Ads',
  adsHint: 'This site shows none. Your answer is kept in case that changes.',
});
