import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import { printingNow } from '@trekker/texts/printed-texts.ts';
import { shareCardOf } from '../../contract/rules/share-card.ts';
import { shareImageOf, shareSize } from '../../contract/rules/share-image.ts';
import { versionOf } from '../../contract/rules/shown-brand.ts';
import { defaultSiteName } from '../../features/settings/site.contract.ts';
import { hrefIn, type ShownLanguage } from '../language/href-in.ts';
import { hrefTo, languagePrefix } from '../language/href-to.ts';
import type { PageMeta, PageSite } from '../page.ts';
import { t } from './document.texts.ts';
import { completeStructuredData } from './structured-data.ts';

/** What the head of a page needs to know of the site. */
export type HeadSite = PageSite & { siteUrl: string };

/** For links to the site itself, as long as it goes by our name: it shows our places. */
const defaultImage = () => ({ url: '/og.jpg', alt: t.shareImage, ...shareSize });

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
  const image = imageOf(meta, site);
  const addressOf = addressesOf(meta, site);
  const language = languageShown(meta, site.languages ?? []);
  const tags = [...described(meta, siteName), ...addressed(meta, site), ...imageTags(image, siteUrl)];
  for (const item of meta.jsonLd ?? []) {
    const shown = item.image === null ? { ...item, image: image.url } : item;
    const data = escapeForScript(JSON.stringify(completeStructuredData(shown, { addressOf, language })));
    tags.push(`<script type="application/ld+json" data-page>${data}</script>`);
  }
  return tags.join('\n');
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeMarkup(content)}" data-page>`;
export const property = (name: string, content: string | number) =>
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

function addressed(meta: PageMeta, { siteUrl, languages = [] }: HeadSite): string[] {
  if (!meta.canonicalPath) return [named('robots', 'noindex')];
  const isFallback = hasFallback(meta, languages);
  const addressOf = addressesOf(meta, { siteUrl, languages });
  const address = addressOf(isFallback ? pathShown(meta.canonicalPath, meta, languages) : meta.canonicalPath);
  return [
    ...(isFallback ? [named('robots', 'noindex')] : []),
    link('canonical', address),
    property('og:url', address),
    ...(isFallback ? [] : alternates(editionsOf(meta.canonicalPath, meta, languages), siteUrl)),
    ...(meta.previousPath ? [link('prev', addressOf(meta.previousPath))] : []),
    ...(meta.nextPath ? [link('next', addressOf(meta.nextPath))] : []),
  ];
}

/** Whole addresses of the site's pages, in the language of this one; in the default one where it shows a fallback. */
function addressesOf(meta: PageMeta, { siteUrl, languages = [] }: Pick<HeadSite, 'siteUrl' | 'languages'>) {
  const isFallback = hasFallback(meta, languages);
  return (path: string): string => siteUrl + (isFallback ? path : hrefTo(path));
}

type Languages = readonly ShownLanguage[];

const ownCode = (languages: Languages): string | undefined => languages[0]?.code;
const codeOfPage = (languages: Languages): string | undefined => languagePrefix().slice(1) || ownCode(languages);

/** Whether what it shows is not there in the language of the page. */
export function hasFallback({ isWritten, editions }: PageMeta, languages: Languages): boolean {
  if (!isWritten) return false;
  const code = codeOfPage(languages);
  return editions ? !editions.some(({ language, isShown }) => isShown && language === code) : languagePrefix() !== '';
}

/** The address of what is shown in place of an edition that is not there. */
function pathShown(path: string, { editions }: PageMeta, languages: Languages): string {
  const shown = editions?.find(({ isShown }) => isShown);
  const language = languages.find(({ code }) => code === shown?.language);
  return shown && language ? hrefIn(language, languages, shown.path) : path;
}

/** The language of what it shows. */
export const languageShown = (meta: PageMeta, languages: Languages): string =>
  (hasFallback(meta, languages) ? meta.editions?.find(({ isShown }) => isShown)?.language : codeOfPage(languages)) ??
  ownCode(languages) ??
  printingNow('').rules.code;

/** Where the page is in each language that it is there in. */
export function editionsOf(path: string, { isWritten, editions }: PageMeta, languages: Languages) {
  return languages.flatMap((language) => {
    const edition = editions?.find((one) => one.language === language.code);
    if (isWritten && !edition) return [];
    return [{ code: language.code, path: hrefIn(language, languages, edition?.path ?? path) }];
  });
}

/**
 * The same page in each language, itself among them; search engines take both ways for granted. Whoever reads none of
 * them is led to the first, which is the default where there is one.
 */
function alternates(editions: readonly { code: string; path: string }[], siteUrl: string): string[] {
  const [first, second] = editions;
  if (!first || !second) return [];
  return [
    ...editions.map(({ code, path }) => link('alternate', siteUrl + path, ` hreflang="${escapeMarkup(code)}"`)),
    link('alternate', siteUrl + first.path, ' hreflang="x-default"'),
  ];
}

/** With the address that a picture of it is drawn by. */
const shownAt = (meta: PageMeta, languages: Languages): PageMeta =>
  meta.canonicalPath === undefined || hasFallback(meta, languages)
    ? meta
    : { ...meta, canonicalPath: hrefTo(meta.canonicalPath) };

type HeadImage = { url: string; alt: string; width: number; height: number };

/** What is shown beside links: the page's image, the one that staff chose for pages without, or one that is drawn. */
function imageOf(meta: PageMeta, { siteName, brand, languages = [] }: HeadSite): HeadImage {
  const { shareImage } = brand ?? {};
  if (meta.image) return shareImageOf(meta.image);
  if (shareImage)
    return { ...shareSize, url: `/og.jpg?v=${versionOf(shareImage.url)}`, alt: shareImage.alt || siteName };
  const isSiteItself = meta.canonicalPath === undefined || meta.canonicalPath === '/';
  return isSiteItself && siteName === defaultSiteName
    ? defaultImage()
    : shareCardOf(shownAt(meta, languages), { siteName, brand });
}

const imageTags = ({ url, alt, width, height }: HeadImage, siteUrl: string): string[] => [
  named('twitter:card', 'summary_large_image'),
  property('og:image', new URL(url, siteUrl).href),
  property('og:image:alt', alt),
  property('og:image:width', width),
  property('og:image:height', height),
];
