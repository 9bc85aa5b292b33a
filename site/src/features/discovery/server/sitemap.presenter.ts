import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import { xmlDeclaration } from './xml-declaration.ts';

/** A public page: its path, and when what it shows was changed last, where that is known. */
export type PageAddress = { path: string; changedAt?: Date | null };

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap of these pages (sitemaps.org protocol). */
export function presentSitemap(siteUrl: string, pages: readonly PageAddress[]): string {
  const urls = pages.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(siteUrl + path)}</loc>${lastmod}</url>`;
  });
  return `${xmlDeclaration}<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** The sitemap of `parts` sitemaps. */
export function presentSitemapIndex(siteUrl: string, parts: number): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${siteUrl}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
  );
  return `${xmlDeclaration}<sitemapindex ${namespace}>\n${sitemaps.join('\n')}\n</sitemapindex>\n`;
}
