/**
 * Addresses of pages that the law wants, as templates and people name them: what has to stand there does, however short
 * it is, and nobody has to find it by a search engine.
 */
const legalSlugs: readonly string[] = [
  ...['privacy', 'terms', 'cookies', 'imprint', 'data-protection', 'legal', 'legal-notice', 'accessibility'],
  ...['impressum', 'datenschutz', 'agb', 'barrierefreiheit'],
  ...['mentions-legales', 'confidentialite', 'accessibilite', 'aviso-legal', 'privacidad', 'accesibilidad'],
  ...['protection-des-donnees', 'proteccion-de-datos'],
];

/** "imprint", and "imprint-of-the-press". */
export const isLegalPage = (slug: string): boolean =>
  legalSlugs.some((legal) => slug === legal || slug.startsWith(`${legal}-`));
