import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import { xmlDeclaration } from './xml-declaration.ts';

/** A public page: its path, and when what it shows was changed last, where that is known. */
export type PageAddress = {
  path: string;
  changedAt?: Date | null;
  /** The same page in each language that it is there in, itself among them, where there are several. */
  alternates?: readonly Alternate[];
};
export type Alternate = { language: string; path: string };

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const linkNamespace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The sitemap of these pages (sitemaps.org protocol). */
export function presentSitemap(siteUrl: string, pages: readonly PageAddress[]): string {
  const addressOf = (path: string) => escapeMarkup(siteUrl + path.replace(/[^ -~]+/g, encodeURIComponent));
  const urls = pages.map(({ path, changedAt, alternates = [] }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const links = alternates.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${addressOf(one.path)}"/>`,
    );
    return `<url><loc>${addressOf(path)}</loc>${lastmod}${links.join('')}</url>`;
  });
  const namespaces = pages.some(({ alternates }) => alternates) ? `${namespace} ${linkNamespace}` : namespace;
  return `${xmlDeclaration}<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** The sitemap of `parts` sitemaps. */
export function presentSitemapIndex(siteUrl: string, parts: number): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${siteUrl}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
  );
  return `${xmlDeclaration}<sitemapindex ${namespace}>\n${sitemaps.join('\n')}\n</sitemapindex>\n`;
}
