import type { IncomingMessage } from 'node:http';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { LimitName } from '../../contract/limits.ts';
import { manifestFile, rootFiles, workerFile } from '../http/assets.ts';
import { createPathPatterns } from '../http/path-patterns.ts';
import { languageOf, withoutLanguage } from '../languages/page-languages.ts';

/** What the cache keys know of a page: its path pattern and the query parameters that it reads. */
export type PageAddress = { path: string; query?: readonly string[] };

const pass = [
  '/api',
  '/assets',
  '/media',
  '/docs',
  '/openapi.json',
  '/healthz',
  '/readyz',
  ...[...rootFiles, workerFile].map((file) => `/${file}`),
];
const passesOn = (path: string) => pass.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/**
 * One spelling for each path, so that one thing has one key: %6C is l. A sign that begins no escape stands for itself,
 * and leads nowhere. A backslash is encoded, since browsers take it for a slash where an address begins.
 */
function plainPath(path: string): string {
  return /[%\\]/.test(path) ? path.split('/').map(plainSegment).join('/') : path;
}

function plainSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    // In small letters, as page paths are: it is led nowhere first.
    return encodeURIComponent(segment.toLowerCase());
  }
}

/** The address with the query parameters that count, in one order: what is the same thing has one key. */
function canonical(path: string, search: string, known: ReadonlySet<string>): string {
  if (!search) return path;
  const kept = [...new URLSearchParams(search)]
    .filter(([name, value]) => known.has(name) && !isDefault(name, value))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}

/** Asked for by its name, the site's own is the same answer. */
const isDefault = (name: string, value: string) => name === 'language' && (value === ownLanguage() || value === '');

/** True when a client wants the call and not the page, where one path is both. */
export function wantsJson(request: IncomingMessage): boolean {
  return request.headers['sec-fetch-dest'] === 'empty' || (request.headers.accept ?? '').includes('application/json');
}

/** The pattern of pages right below the site's address, which staff choose. */
const ownPage = '/:slug';
/** In other languages of letters in any script, which an address has encoded. */
const slugPath = /^\/([a-z0-9]|%[0-9a-fA-F]{2})+(-([a-z0-9]|%[0-9a-fA-F]{2})+)*$/;

export type CacheKey = `call ${string}` | `page ${string}`;

/** What the cache keys know of a call by its address. */
function publicCall(endpoint: Endpoint) {
  return {
    query: new Set([...Object.keys(endpoint.query?.shape ?? {}), 'language']),
    shared: endpoint.cacheTags !== undefined,
    limit: endpoint.limit ?? ('reads' as const),
    /** It answers with where a browser goes on to. */
    isBelowLanguages: endpoint.isBelowLanguages === true,
    isWay: endpoint.status === 302 && !endpoint.paths[0].startsWith('/api'),
  };
}

/**
 * Decides which requests the response cache answers: public calls and pages, by their address alone. Everything else
 * (other methods, calls that depend on who asks, files) goes on to the framework.
 */
export function createCacheKeys(endpoints: readonly Endpoint[], pages: readonly PageAddress[]) {
  const calls = createPathPatterns(
    endpoints
      .filter((endpoint) => endpoint.method === 'GET')
      .flatMap((endpoint) => endpoint.paths.map((path) => [path, publicCall(endpoint)] as const)),
  );
  const namedPages = createPathPatterns(
    pages.filter(({ path }) => path !== ownPage).map(({ path, query = [] }) => [path, new Set(query)] as const),
  );
  const own = pages.find(({ path }) => path === ownPage);
  // Also of addresses where no page is: they may be those of another site that has moved here.
  const ownQuery: ReadonlySet<string> = new Set(own?.query);
  // Staff's own pages stand where nothing else answers.
  const isOwnPage = (path: string) => own !== undefined && slugPath.test(path) && !passesOn(path) && !calls(path);
  const pageQueries = (path: string): ReadonlySet<string> | undefined => {
    const plain = withoutLanguage(path);
    return namedPages(plain) ?? (isOwnPage(plain) ? ownQuery : undefined);
  };
  /** What is no page and lies below each language all the same: the browser goes there itself. */
  const isBelowLanguages = (path: string) => path === `/${manifestFile}` || calls(path)?.isWay === true;

  /** Of a file that is made in each language; the default's lies at the root alone. */
  const keyBelowLanguage = (path: string, search: string): CacheKey | undefined => {
    const found = languageOf(path);
    const call = found && !isDefault('language', found.code) ? calls(found.address) : undefined;
    if (!found || !call?.isBelowLanguages) return undefined;
    return `call ${canonical(found.address, `language=${found.code}&${search}`, call.query)}`;
  };

  const callKey = (path: string, search: string): CacheKey | 'not shared' | undefined => {
    const call = calls(path);
    if (!call) return undefined;
    return call.shared ? `call ${canonical(path, search, call.query)}` : 'not shared';
  };

  return {
    /** All of a request that its key depends on. */
    aliasOf: (request: IncomingMessage): string => (wantsJson(request) ? `j${request.url}` : `p${request.url}`),
    /** What the answer to a key depends on besides its address: where page and call share one, what was asked for. */
    varyOf(key: CacheKey): string | undefined {
      const [path = ''] = key.slice('page '.length).split('?');
      const isBoth = calls(path) !== undefined && pageQueries(path) !== undefined;
      return isBoth ? 'Accept, Sec-Fetch-Dest' : undefined;
    },
    /** Which limit counts a request that the cache has to make. */
    limitOf(request: IncomingMessage): LimitName {
      const [path] = split(request.url ?? '/');
      return calls(path)?.limit ?? 'reads';
    },
    keyOfCall(address: string): CacheKey {
      const [path = '', search = ''] = split(address);
      const key = callKey(path, search);
      if (key === undefined || key === 'not shared')
        throw new Error(`${address} is not a public read: a page cannot be made of it.`);
      return key;
    },
    /** Whether something that is no page answers at a path. */
    answersAt: (path: string): boolean => !pageQueries(path) && (passesOn(path) || calls(path) !== undefined),
    /** A request's address as the framework knows it: forms and ways on below a language are those without. */
    routeOf({ method, url = '/' }: IncomingMessage): string {
      const found = languageOf(url);
      if (!found) return url;
      const [path] = split(found.address);
      const isMeant = method === 'POST' ? pageQueries(path) !== undefined : isBelowLanguages(path);
      return isMeant ? found.address : url;
    },
    /** The one key of a page by its path, without a query; undefined where no page could be. */
    keyOfPage(path: string): CacheKey | undefined {
      const [plain] = split(path);
      return pageQueries(plain) ? `page ${plain}` : undefined;
    },
    keyOf(request: IncomingMessage): CacheKey | null {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const [path = '', search = ''] = split(request.url ?? '/');
      return keyBelowLanguage(path, search) ?? keyAt(request, path, search);
    },
  };

  function keyAt(request: IncomingMessage, path: string, search: string): CacheKey | null {
    const known = pageQueries(path.toLowerCase().replace(/(?<=.)\/+$/, ''));
    if (!known || wantsJson(request)) {
      const key = callKey(path, search);
      if (key !== undefined) return key === 'not shared' ? null : key;
    }
    if (passesOn(path) || (!known && isBelowLanguages(withoutLanguage(path)))) return null;
    return `page ${canonical(path, search, known ?? ownQuery)}`;
  }
}

/** Adds to what an answer says that it depends on. */
export function withVary<Answer extends { headers: Record<string, string> }>(answer: Answer, vary: string | undefined) {
  if (!vary) return answer;
  const known = answer.headers.vary;
  return { ...answer, headers: { ...answer.headers, vary: known ? `${known}, ${vary}` : vary } };
}

/** Path and query of a request's address. A proxy may send a whole one, with host. */
function split(address: string): [string, string] {
  const local = address.startsWith('/') ? address : (URL.parse(address)?.href.replace(/^\w+:\/\/[^/]*/, '') ?? '/');
  const [whole = ''] = local.split('#');
  const at = whole.indexOf('?');
  return at < 0 ? [plainPath(whole), ''] : [plainPath(whole.slice(0, at)), whole.slice(at + 1)];
}
