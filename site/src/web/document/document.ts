import { createHash } from 'node:crypto';
import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import { escapedJsonPieces } from '@trekker/response-cache/joined-json.ts';
import type { Language } from '@trekker/texts/language.ts';
import { brandInitial, versionOfInitial } from '../../contract/rules/brand-initial.ts';
import { lookOf } from '../../contract/rules/brand-look.ts';
import { type ShownBrand, versionOf } from '../../contract/rules/shown-brand.ts';
import { t as feedWords } from '../../contract/texts/feed.texts.ts';
import { defaultSiteName } from '../../features/settings/site.contract.ts';
import { localeTags } from '../language/head-locales.ts';
import { languagePrefix } from '../language/href-to.ts';
import { loginScript } from '../layout/login-mark.ts';
import type { PageAssets } from './asset-manifest.ts';
import { themeScript, wholeScript } from './head-scripts.ts';
import { escapeForScript, fullTitle, headHtml } from './page-head.ts';
import type { MarkupPiece, RenderedPage } from './rendered-page.ts';
import { startScript } from './start-script.ts';
import { clipboardPolicy, trustedTypesPolicies } from './trusted-types.ts';

const hashes = [themeScript, loginScript, wholeScript, startScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/**
 * One policy for all pages: no inline script but our own four, which are known by their hashes, so that pages can be
 * cached whole. The operator's analytics script may load and report to its own host.
 */
export function contentSecurityPolicy(analyticsScriptUrl: string): string {
  const analytics = analyticsScriptUrl ? ` ${new URL(analyticsScriptUrl).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}${analytics}`,
    `connect-src 'self'${analytics}`,
    "style-src 'self'",
    // React writes style attributes: tones and ratios of images.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text becomes markup, a script's address or a worker's in three places alone, which these policies stand for.
    "require-trusted-types-for 'script'",
    `trusted-types ${Object.values(trustedTypesPolicies).join(' ')} ${clipboardPolicy}`,
  ].join('; ');
}

export type DocumentParts = {
  page: Extract<RenderedPage, { kind: 'page' }>;
  language: Pick<Language, 'code' | 'direction'>;
  assets: PageAssets;
  fonts: readonly string[];
  siteUrl: string;
  /** Empty for none. */
  analyticsScriptUrl: string;
};

/**
 * The whole HTML document around a rendered page. It can be read without scripts: styles, the headlines' font and the
 * first image come before them.
 */
export function documentHtml({
  page,
  language,
  assets,
  fonts,
  siteUrl,
  analyticsScriptUrl,
}: DocumentParts): MarkupPiece[] {
  const head = `<!doctype html>
<html lang="${language.code}"${directionOf(language)}${lookAttributes(page.site.brand)}>
<head>
<meta charset="utf-8">
<title>${escapeMarkup(fullTitle(page.meta, page.site.siteName))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f8f6f1" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1716" media="(prefers-color-scheme: dark)">
<script>${themeScript}</script>
<script>${loginScript}</script>
<script>${wholeScript}</script>
${fontsOf(page.html, fonts, page.site.brand, language.code)
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
  .join('\n')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${iconLinks(page.site)}
<link rel="manifest" href="${languagePrefix()}/manifest.webmanifest">
<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(feedWords.title({ siteName: page.site.siteName }))}" href="${siteUrl}${languagePrefix()}/feed.xml">
${headHtml(page.meta, { ...page.site, siteUrl })}
${localeTags(page.meta, page.site)}
${analyticsScriptUrl ? `<meta name="analytics-script" content="${escapeMarkup(analyticsScriptUrl)}">` : ''}
</head>
<body>
<div id="root">`;
  const state = escapedJsonPieces(page.state, escapeForScript);
  const end = `</script>
${starter(assets, waitsForReader(page))}
</body>
</html>
`;
  return [head, ...page.html, '</div>\n<script type="application/json" id="page-state">', ...state, end];
}

/** A page in the default language is from left to right without a word, as long as that is. */
const directionOf = ({ direction }: DocumentParts['language']): string =>
  direction === 'rtl' || languagePrefix() !== '' ? ` dir="${direction}"` : '';

/** Of an accent and typefaces that are not those which come with the site. */
function lookAttributes(brand: ShownBrand = {}): string {
  const { style, type } = lookOf(brand);
  return `${type && ` data-type="${type}"`}${style && ` style="${style}"`}`;
}

/** Their addresses stay when the icon changes, so they say which one it is. */
function iconLinks({ siteName, brand }: { siteName: string; brand?: ShownBrand | undefined }): string {
  const initial = brandInitial(siteName, defaultSiteName, brand);
  const own = brand?.icon ? versionOf(brand.icon.url) : initial && versionOfInitial(initial);
  const version = own ? `?v=${own}` : '';
  const large = own
    ? `<link rel="icon" href="/icon-192.png${version}" type="image/png" sizes="192x192">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
  return `<link rel="icon" href="/favicon.ico${version}" sizes="32x32">
${large}
<link rel="apple-touch-icon" href="/apple-touch-icon.png${version}">`;
}

/** What each pair of typefaces needs before all else. */
const fontsOfPair = {
  classic: /fraunces|instrument|arabic/,
  modern: /bricolage|instrument|readex/,
  plain: /instrument|readex/,
};

/** Headlines with Vietnamese letters (Hội An) need a font of their own, which the styles alone would ask for late. */
function fontsOf(
  html: readonly MarkupPiece[],
  every: readonly string[],
  { typePair = 'classic' }: ShownBrand = {},
  language: string,
): readonly string[] {
  const isArabic = language === 'ar' || language.startsWith('ar-');
  const fonts = every.filter((href) => fontsOfPair[typePair].test(href) && (isArabic || !href.includes('arabic')));
  if (html.some(hasVietnameseHeadline)) return fonts;
  return fonts.filter((href) => !href.includes('vietnamese'));
}

/** Of encoded markup, which many pages have. */
const knownHeadlines = new WeakMap<Uint8Array, boolean>();

function hasVietnameseHeadline(piece: MarkupPiece): boolean {
  // The letters alone are soon looked for; few pages have them at all.
  if (typeof piece === 'string')
    return /[\u1ea0-\u1ef9]/.test(piece) && /<h[1-6][^>]*>[^<]*[\u1ea0-\u1ef9]/.test(piece);
  const known = knownHeadlines.get(piece) ?? hasVietnameseHeadline(Buffer.from(piece).toString());
  knownHeadlines.set(piece, known);
  return known;
}

/**
 * What search engines may know is there to be read. The others do something of their own, such as what a mailed link
 * asks for, or say that something went wrong.
 */
const waitsForReader = ({ status, meta }: DocumentParts['page']): boolean =>
  status === 200 && meta.canonicalPath !== undefined;

function starter({ script, preloads }: PageAssets, waits: boolean): string {
  // While developing, Vite's own modules must come first.
  if (preloads.length === 0) return `<script type="module" src="${script}"></script>`;
  return `<script${waits ? ' data-waits' : ''} data-modules="${[...preloads, script].join(' ')}">${startScript}</script>`;
}
