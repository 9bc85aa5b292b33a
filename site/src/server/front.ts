import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '../contract/endpoint.ts';
import type { LimitName } from '../contract/limits.ts';
import { rootFiles } from './assets.ts';

/** What the front knows of a page: its path pattern and the query parameters that it reads. */
export type PageAddress = { path: string; query?: readonly string[] };

type Pattern = { segments: readonly string[]; query: ReadonlySet<string> };

const pass = [
  '/api',
  '/assets',
  '/media',
  '/docs',
  '/openapi.json',
  '/healthz',
  '/readyz',
  ...rootFiles.map((file) => `/${file}`),
];
const passesOn = (path: string) => pass.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

function patternOf(path: string, query: Iterable<string>): Pattern {
  return { segments: path.split('/'), query: new Set(query) };
}

function find(patterns: readonly Pattern[], path: string): Pattern | undefined {
  const segments = path.split('/');
  const matches = (pattern: Pattern) =>
    pattern.segments.length === segments.length &&
    pattern.segments.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]));
  return patterns.find(matches);
}

// Fixed words win over parameters: /destination/featured is not a slug.
const fixedFirst = (a: Pattern, b: Pattern) => parameters(a) - parameters(b);
const parameters = (pattern: Pattern) => pattern.segments.filter((part) => part.startsWith(':')).length;

/**
 * One spelling for each path, so that one thing has one key: %6C is l. A sign that begins no escape stands for itself, and
 * leads nowhere. A backslash is encoded, since browsers take it for a slash where an address begins.
 */
function plainPath(path: string): string {
  return /[%\\]/.test(path) ? path.split('/').map(plainSegment).join('/') : path;
}

function plainSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return encodeURIComponent(segment);
  }
}

/** The address with the query parameters that count, in one order: what is the same thing has one key. */
function canonical(path: string, search: string, known: ReadonlySet<string>): string {
  if (!search) return path;
  const kept = [...new URLSearchParams(search)]
    .filter(([name]) => known.has(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}

/** True when a client wants the call and not the page, where one path is both. */
export function wantsJson(request: IncomingMessage): boolean {
  return request.headers['sec-fetch-dest'] === 'empty' || (request.headers.accept ?? '').includes('application/json');
}

export type CacheKey = `call ${string}` | `page ${string}`;

/**
 * Decides which requests the response cache answers: public calls and pages, by their address alone. Everything else
 * (other methods, calls that depend on who asks, files) goes on to the framework.
 */
export function createAddressBook(endpoints: readonly Endpoint[], pages: readonly PageAddress[]) {
  const calls = endpoints
    .filter((endpoint) => endpoint.method === 'GET')
    .flatMap((endpoint) =>
      endpoint.paths.map((path) => ({
        ...patternOf(path, Object.keys(endpoint.query?.shape ?? {})),
        shared: endpoint.cacheTags !== undefined,
        limit: endpoint.limit ?? ('reads' as const),
      })),
    )
    .sort(fixedFirst);
  const pagePatterns = pages.map(({ path, query = [] }) => patternOf(path, query)).sort(fixedFirst);

  const callKey = (path: string, search: string): CacheKey | 'not shared' | undefined => {
    const call = find(calls, path) as (typeof calls)[number] | undefined;
    if (!call) return undefined;
    return call.shared ? `call ${canonical(path, search, call.query)}` : 'not shared';
  };

  return {
    /** All of a request that its key depends on. */
    aliasOf: (request: IncomingMessage): string => (wantsJson(request) ? `j${request.url}` : `p${request.url}`),
    /** What the answer to a key depends on besides its address: where page and call share one, what was asked for. */
    varyOf(key: CacheKey): string | undefined {
      const [path = ''] = key.slice('page '.length).split('?');
      const isBoth = find(calls, path) !== undefined && find(pagePatterns, path) !== undefined;
      return isBoth ? 'Accept, Sec-Fetch-Dest' : undefined;
    },
    /** Which limit counts a request that the cache has to make. */
    limitOf(request: IncomingMessage): LimitName {
      const [path] = split(request.url ?? '/');
      return (find(calls, path) as (typeof calls)[number] | undefined)?.limit ?? 'reads';
    },
    keyOfCall(address: string): CacheKey {
      const [path = '', search = ''] = split(address);
      const key = callKey(path, search);
      if (key === undefined || key === 'not shared')
        throw new Error(`${address} is not a public read: a page cannot be made of it.`);
      return key;
    },
    keyOf(request: IncomingMessage): CacheKey | null {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const [path = '', search = ''] = split(request.url ?? '/');
      const page = find(pagePatterns, path.toLowerCase().replace(/(?<=.)\/+$/, ''));
      if (!page || wantsJson(request)) {
        const key = callKey(path, search);
        if (key !== undefined) return key === 'not shared' ? null : key;
      }
      if (passesOn(path)) return null;
      return `page ${canonical(path, search, page?.query ?? new Set())}`;
    },
  };
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
