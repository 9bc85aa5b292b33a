/**
 * Addresses of pages that the law wants, as templates and people name them: what has to stand there does, however short
 * it is, and nobody has to find it by a search engine.
 */
const legalSlugs: ReadonlySet<string> = new Set([
  ...['privacy', 'terms', 'cookies', 'imprint', 'data-protection', 'legal', 'legal-notice', 'accessibility'],
  ...['impressum', 'datenschutz', 'agb', 'barrierefreiheit'],
  ...['mentions-legales', 'confidentialite', 'accessibilite', 'aviso-legal', 'privacidad', 'accesibilidad'],
]);

export const isLegalPage = (slug: string): boolean => legalSlugs.has(slug);
