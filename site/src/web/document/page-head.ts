import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import { shareImageOf, shareSize } from '../../contract/rules/share-image.ts';
import { versionOf } from '../../contract/rules/shown-brand.ts';
import { defaultSiteName } from '../../features/settings/site.contract.ts';
import type { PageMeta, PageSite } from '../page.ts';
import { withAbsoluteAddresses } from './structured-data.ts';

/** What the head of a page needs to know of the site. */
export type HeadSite = PageSite & { siteUrl: string };

/** Of all pages. */
export const siteLanguage = 'en';

/** For links to pages that have no image of their own, as long as the site goes by our name: it shows our places. */
const defaultImage = {
  url: '/og.jpg',
  alt: 'Balloons rise over the temples of Bagan at dawn',
  ...shareSize,
};

/** The same where the site has another name: our places are none of its. */
const iconImage = { url: '/icon-512.png', width: 512, height: 512 };

const longestDescription = 160;

export function fullTitle(meta: PageMeta, siteName: string): string {
  return meta.titleIsWhole || meta.title === siteName ? meta.title : `${meta.title} | ${siteName}`;
}

/** At most 160 characters, because search engines show no more; cut between words. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  const start = line.slice(0, longestDescription);
  const cut = start.lastIndexOf(' ');
  return `${(cut > 0 ? start.slice(0, cut) : start.slice(0, -1)).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** JSON that may stand inside a script element: it can neither end the element nor begin a comment in it. */
export function escapeForScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * The page's part of the head, as HTML: the server writes it into the document, the browser puts it in place of the
 * last page's, which it knows by `data-page`.
 */
export function headHtml(meta: PageMeta, site: HeadSite): string {
  const { siteName, siteUrl } = site;
  const tags = [...described(meta, siteName), ...addressed(meta, siteUrl), ...withImages(meta, site)];
  for (const item of meta.jsonLd ?? []) {
    const data = escapeForScript(JSON.stringify(withAbsoluteAddresses(item, siteUrl)));
    tags.push(`<script type="application/ld+json" data-page>${data}</script>`);
  }
  return tags.join('\n');
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeMarkup(content)}" data-page>`;
const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeMarkup(String(content))}" data-page>`;
const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}"${more} href="${escapeMarkup(href)}" data-page>`;

function described(meta: PageMeta, siteName: string): string[] {
  const description = shortDescription(meta.description);
  return [
    named('description', description),
    property('og:site_name', siteName),
    property('og:type', meta.type ?? 'website'),
    property('og:title', meta.title),
    property('og:description', description),
  ];
}

function addressed(meta: PageMeta, siteUrl: string): string[] {
  if (!meta.canonicalPath) return [named('robots', 'noindex')];
  const address = siteUrl + meta.canonicalPath;
  return [
    link('canonical', address),
    property('og:url', address),
    ...(meta.previousPath ? [link('prev', siteUrl + meta.previousPath)] : []),
    ...(meta.nextPath ? [link('next', siteUrl + meta.nextPath)] : []),
  ];
}

function withImages(meta: PageMeta, { siteName, siteUrl, brand }: HeadSite): string[] {
  const { shareImage } = brand ?? {};
  const own = shareImage && {
    ...defaultImage,
    url: `${defaultImage.url}?v=${versionOf(shareImage.url)}`,
    alt: shareImage.alt || siteName,
  };
  const ours = siteName === defaultSiteName ? defaultImage : { ...iconImage, alt: siteName };
  const { url, alt, width, height } = (meta.image && shareImageOf(meta.image)) ?? own ?? ours;
  return [
    // An icon is shown beside the words, an image above them.
    named('twitter:card', url === iconImage.url ? 'summary' : 'summary_large_image'),
    property('og:image', new URL(url, siteUrl).href),
    property('og:image:alt', alt),
    property('og:image:width', width),
    property('og:image:height', height),
  ];
}
