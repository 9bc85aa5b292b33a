import type { PageMeta } from './page.ts';

export const siteName = 'Trekker';

export function fullTitle(meta: PageMeta): string {
  return meta.title === siteName ? siteName : `${meta.title} | ${siteName}`;
}

/** After a change of page in the browser: what people and bookmarks see. Search engines read the server's. */
export function applyMeta(meta: PageMeta): void {
  document.title = fullTitle(meta);
  document.querySelector('meta[name=description]')?.setAttribute('content', meta.description);
  const canonical = document.querySelector('link[rel=canonical]');
  if (meta.canonicalPath) canonical?.setAttribute('href', new URL(meta.canonicalPath, location.origin).href);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** JSON that may stand inside a script element: it can neither end the element nor begin a comment in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The page's part of the head, as HTML. */
export function headHtml(meta: PageMeta, siteUrl: string): string {
  const absolute = (path: string) => escapeHtml(new URL(path, siteUrl).href);
  const title = escapeHtml(fullTitle(meta));
  const description = escapeHtml(meta.description);
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:site_name" content="${siteName}">`,
    `<meta property="og:type" content="${meta.type ?? 'website'}">`,
    `<meta property="og:title" content="${escapeHtml(meta.title)}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  if (meta.canonicalPath) {
    tags.push(
      `<link rel="canonical" href="${absolute(meta.canonicalPath)}">`,
      `<meta property="og:url" content="${absolute(meta.canonicalPath)}">`,
    );
  } else {
    tags.push('<meta name="robots" content="noindex">');
  }
  if (meta.image) {
    tags.push(
      `<meta property="og:image" content="${absolute(meta.image.url)}">`,
      `<meta property="og:image:alt" content="${escapeHtml(meta.image.alt)}">`,
      `<meta property="og:image:width" content="${meta.image.width}">`,
      `<meta property="og:image:height" content="${meta.image.height}">`,
    );
  }
  for (const item of meta.jsonLd ?? []) tags.push(`<script type="application/ld+json">${scriptJson(item)}</script>`);
  return tags.join('\n');
}
