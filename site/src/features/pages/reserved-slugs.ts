import { isLanguageCode } from '../languages/site-languages.contract.ts';

/** First words of the site's own addresses, pages and calls; a test looks that none is missing. */
const routeWords: ReadonlySet<string> = new Set([
  ...['about', 'account', 'admin', 'api', 'assets', 'auth', 'authors', 'banner', 'contact', 'cookies', 'destination'],
  ...['destinations', 'docs', 'email', 'favorite', 'healthz', 'highlight', 'login', 'media', 'newsletter', 'offline'],
  ...['preview', 'privacy', 'profile', 'readyz', 'reset-password', 'search', 'setup', 'signup', 'stories', 'story'],
  ...['tags', 'terms', 'travel-notifications', 'web-contact-del'],
]);

/** Pages in another language stand below its code, whether or not there is such a language. */
const isBelowLanguage = (slug: string): boolean => isLanguageCode(slug) || /^[a-z]{2}-[a-z]{3}$/.test(slug);

/** Whether no page of the magazine's own can have this address. */
export const isReservedSlug = (slug: string): boolean => routeWords.has(slug) || isBelowLanguage(slug);
