/**
 * What crawlers should leave alone: the back office, and calls and pages that are about one person. Search pages stay
 * open, because they name /search as their one address; a page that may not be read cannot say that.
 */
const personal = [
  '/admin',
  '/api/v3/auth/',
  '/api/v5/',
  '/auth/',
  '/email/',
  '/favorite',
  '/login',
  '/profile',
  '/reset-password',
  '/setup',
  '/signup',
];

export function presentRobots(siteUrl: string): string {
  const rules = personal.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
