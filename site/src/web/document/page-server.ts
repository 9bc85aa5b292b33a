import { inLanguage } from '@trekker/texts/in-language.ts';
import { type Answer, addressOf } from '../../contract/endpoint.ts';
import { problemStatus } from '../../contract/problem.ts';
import { hrefBelow } from '../../contract/rules/addresses/language-prefix.ts';
import type { SentForm } from '../../contract/sent-form.ts';
import {
  longestPath,
  oldPostQueries,
  oldPostQuery,
  readRedirect,
} from '../../features/addresses/addresses.contract.ts';
import { setupPath } from '../../features/settings/site-setup.contract.ts';
import { permissionsPolicy, securityHeaders } from '../../server/http/security-headers.ts';
import type { PageLanguages, PagePlace } from '../../server/languages/page-languages.ts';
import type { Transport } from '../api-client.ts';
import { renderBelow } from '../language/href-to.ts';
import type { AssetManifest } from './asset-manifest.ts';
import { contentSecurityPolicy, documentHtml } from './document.ts';
import type { MarkupPiece, RenderedPage, RenderPage } from './rendered-page.ts';

export type StoredJson = {
  status: number;
  body: Buffer;
  /** What the body says, where it need not be parsed. Shared: nobody may change it. */
  value: unknown;
  tags: readonly string[] | null;
};

export type PageServerOptions = {
  renderPage: RenderPage;
  manifest: AssetManifest;
  siteUrl: string;
  /** In which language the page at an address is. */
  placeOf: PageLanguages;
  /** Empty for none. */
  analyticsScriptUrl: string;
  /**
   * While developing: completes the HTML. The browser's modules then come with inline scripts, so there is no policy.
   */
  transformHtml?: (path: string, html: string) => Promise<string>;
  /** A public read of the API by its address, from the cache where it can be. */
  readApi: (address: string) => Promise<StoredJson>;
  /** Told of what nobody foresaw while a page was rendered. */
  onUnforeseen?: (error: unknown, path: string) => void;
  /** An address as it may be written down. */
  pathForLog: (address: string) => string;
  /** Told of each path that has no page. */
  onMissing?: (path: string) => void;
};

export type PageAnswer = { status: number; headers: Record<string, string>; body: Buffer; tags: string[] | null };

export type PageServer = {
  /** The answer to a visitor. An address without a page is led on where staff lead it. */
  serve(pathAndQuery: string): Promise<PageAnswer>;
  /** What everybody is told of the page at an address; undefined where one is led on. */
  describe(pathAndQuery: string): Promise<Extract<RenderedPage, { kind: 'page' }> | undefined>;
  /** The answer that the site itself has, staff's redirects aside. */
  own(pathAndQuery: string, sent?: { form: SentForm; status: number }): Promise<PageAnswer>;
};

const notKept = { 'cache-control': 'private, no-store' };

/**
 * Renders public pages. It never sees a cookie or a header: what it makes is the same for everybody, but for the page
 * that answers a form, which shows what was `sent`, has the status that came of it, and is kept nowhere.
 */
export function createPageServer(options: PageServerOptions): PageServer {
  const documentHeaders = {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(options.analyticsScriptUrl),
    'permissions-policy': permissionsPolicy,
    'cache-control': 'public, no-cache',
  };
  const isSecret = (address: string) => options.pathForLog(address).endsWith(':token') || pathIn(address) === setupPath;
  const rendered = ({ language, prefix, address }: PagePlace, transport: Transport, sent: SentForm | null = null) =>
    inLanguage(language, () => {
      const { href } = new URL(address, options.siteUrl);
      return options.renderPage(href, { transport, sent, language: language.code, prefix });
    });
  const own: PageServer['own'] = async (pathAndQuery, sent) => {
    const place = await options.placeOf(pathAndQuery);
    const redirect = canonicalAt(place, pathAndQuery);
    if (redirect) return redirectTo(redirect, 301, null);
    const { transport, tags } = collectingTransport(options.readApi);
    const page = await rendered(place, transport, sent?.form);
    const storable = tags.complete ? [...tags.seen] : null;
    if (page.kind === 'redirect') return redirectTo(page.location, page.status, storable);
    // Without its query: no log keeps what somebody typed.
    for (const error of page.failures) options.onUnforeseen?.(error, options.pathForLog(pathAndQuery));
    const secret = isSecret(pathAndQuery);
    // Its address is told to nobody who counts.
    const document = html(page, place, secret ? { ...options, analyticsScriptUrl: '' } : options);
    if (options.transformHtml)
      return devAnswer(await options.transformHtml(pathAndQuery, document.toString()), sent?.status ?? page.status);
    return {
      status: sent?.status ?? page.status,
      headers: {
        ...documentHeaders,
        ...referrerPolicy(page),
        ...(page.status >= 500 && failureHeaders(page.status)),
        ...(sent && notKept),
        ...(secret && { ...notKept, 'x-robots-tag': 'noindex, nofollow' }),
      },
      body: document,
      tags: page.status === 200 && !sent && !secret ? storable : null,
    };
  };
  const staffRedirect = async (path: string, prefix = '') => {
    const target = await redirectOf(path, options.readApi);
    // Not kept: from the moment on that there is a page at the address, it is shown.
    return target ? redirectTo(hrefBelow(prefix, target), 301, null) : undefined;
  };
  /** To the query of a post that is nobody's: not kept, because there is one for each number; the page itself is. */
  const answerWithout = async (address: string): Promise<PageAnswer> => {
    const missing = pathIn(address) === '/' ? undefined : await server.serve(address);
    return missing?.status === 404 ? missing : redirectTo(address, 302, null);
  };
  const server: PageServer = {
    own,
    async describe(pathAndQuery) {
      const { transport } = collectingTransport(options.readApi);
      const page = await rendered(await options.placeOf(pathAndQuery), transport);
      return page.kind === 'page' ? page : undefined;
    },
    async serve(pathAndQuery) {
      const oldPost = oldPostOf(pathAndQuery);
      if (oldPost) return (await staffRedirect(oldPost)) ?? answerWithout(withoutOldPost(pathAndQuery));
      const place = await options.placeOf(pathAndQuery);
      const canonical = canonicalAt(place, pathAndQuery);
      if (canonical && !isSecret(pathIn(pathAndQuery))) {
        // One hop, also from the other spelling of an address that leads on.
        const led = await staffRedirect(pathIn(canonical).slice(place.prefix.length), place.prefix);
        return led && (await own(canonical)).status === 404 ? led : own(pathAndQuery);
      }
      const answer = await own(pathAndQuery);
      const path = pathIn(place.address);
      if (answer.status !== 404 || path.startsWith('/admin') || isSecret(path)) return answer;
      const led = await staffRedirect(path, place.prefix);
      if (led) return led;
      options.onMissing?.(pathIn(pathAndQuery));
      return answer;
    },
  };
  return server;
}

const pathIn = (address: string): string => splitQuery(address)[0];

/** The address of the home page of another site that has moved here, with the query that names a post of it. */
function oldPostOf(pathAndQuery: string): string | undefined {
  const [path, search] = splitQuery(pathAndQuery);
  const name = search && oldPostQuery(search);
  return name && `${canonicalAddress(path) ?? path}?${name}`;
}

function withoutOldPost(pathAndQuery: string): string {
  const [path, search] = splitQuery(pathAndQuery);
  const query = new URLSearchParams(search);
  for (const name of oldPostQueries) query.delete(name);
  return (canonicalAddress(path) ?? path) + (query.size > 0 ? `?${query}` : '');
}

/** Path and query, which begins with its question mark. */
function splitQuery(address: string): [path: string, search: string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

/** Where a path is led that has no page. */
async function redirectOf(path: string, readApi: PageServerOptions['readApi']): Promise<string | undefined> {
  if (path.length > longestPath) return undefined;
  const { status, body } = await readApi(addressOf(readRedirect, { query: { path } }));
  return status === 200 ? (JSON.parse(body.toString()) as Answer<typeof readRedirect>).data.to : undefined;
}

/**
 * What is not for search engines, staff's pages and those of mailed links among it, tells no other site that somebody
 * was there.
 */
function referrerPolicy({ meta }: Extract<RenderedPage, { kind: 'page' }>): Record<string, string> {
  return meta.canonicalPath === undefined ? { 'referrer-policy': 'no-referrer' } : {};
}

function failureHeaders(status: number): Record<string, string> {
  return { 'cache-control': 'no-store', ...(status === problemStatus.unavailable && { 'retry-after': '5' }) };
}

function html(
  page: Extract<RenderedPage, { kind: 'page' }>,
  { language, prefix }: PagePlace,
  { manifest, siteUrl, analyticsScriptUrl }: PageServerOptions,
): Buffer {
  const texts = manifest.textFolderOf(language.code);
  const code = { module: manifest.moduleOf(page.module), texts, ...(prefix && { prefix }) };
  const parts = {
    page: { ...page, state: { ...page.state, ...code } },
    assets: manifest.assetsOf(page.files, language.code),
    language,
    fonts: manifest.fonts,
    siteUrl,
    analyticsScriptUrl,
  };
  const pieces = inLanguage(language, () => renderBelow(prefix, () => documentHtml(parts)));
  return Buffer.concat(pieces.map((piece: MarkupPiece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}

function devAnswer(document: string, status: number): PageAnswer {
  const headers = { ...securityHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers, body: Buffer.from(document), tags: null };
}

function redirectTo(location: string, status: number, tags: string[] | null): PageAnswer {
  return {
    status,
    headers: { ...securityHeaders, location, 'cache-control': 'public, no-cache' },
    body: Buffer.alloc(0),
    tags,
  };
}

/** The one address of a page, where it was asked for by another. A language's home page ends with a slash. */
function canonicalAt({ prefix, address, is }: PagePlace, asked: string): string | undefined {
  if (is === 'nowhere') return undefined;
  const canonical = prefix + (canonicalAddress(address) ?? address);
  return canonical === asked ? undefined : canonical;
}

/** Page paths ignore case and a slash at their end; each page has one address all the same. */
function canonicalAddress(pathAndQuery: string): string | undefined {
  const [path, search] = splitQuery(pathAndQuery);
  const canonical =
    lowerCase(path)
      .replace(/\/+$/, '')
      .replace(/^\/{2,}/, '/') || '/';
  return canonical === path ? undefined : canonical + search;
}

/** Escapes are spelled with capitals (RFC 3986, 6.2.2.1), here as in `encodeURIComponent`. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part.toUpperCase() : part.toLowerCase(),
  );
}

/** Reads for one render, and notes what the page is made of. */
function collectingTransport(readApi: PageServerOptions['readApi']): {
  transport: Transport;
  tags: { seen: Set<string>; complete: boolean };
} {
  const tags = { seen: new Set<string>(['page']), complete: true };
  const transport: Transport = async ({ address }) => {
    const answer = await readApi(address);
    const { status, value, tags: made } = answer;
    if (made) for (const tag of made) tags.seen.add(tag);
    // A failure has no tags to be dropped by: neither does a page that shows it.
    else tags.complete = false;
    return { status, body: value ?? JSON.parse(answer.body.toString()) };
  };
  return { transport, tags };
}
