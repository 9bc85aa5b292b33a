import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress, type TrustedProxies } from './client-address.ts';

/** What a call may know of the program that makes it. */
export type Browser = {
  /**
   * Where the page lies that makes the call: `own` is this site or an origin of ALLOWED_ORIGINS, `foreign` any other
   * site, `none` a program that is no page.
   */
  origin: 'own' | 'foreign' | 'none';
  /** Stands for the client when tries are counted. */
  address: string;
  /** What it says of itself, cut to a length that can be stored; "" for nothing. */
  userAgent: string;
  /** What `Authorization: Bearer` carries, good or not. */
  bearer: string | undefined;
  /** Undefined when the browser did not send it. `name` is without the prefix that https adds. */
  cookie(name: string): string | undefined;
  /** HttpOnly, SameSite=Lax, for the whole site; Secure and `__Host-` where the site is on https. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  /** The same for the page's own script to read: no secret by itself. */
  setScriptCookie(name: string, value: string, maxAgeSeconds: number): void;
  clearCookie(name: string): void;
  /** Makes the browser forget what scripts of the site have stored in it. */
  clearStorage(): void;
};

export type BrowserOf = (request: FastifyRequest, reply: FastifyReply) => Browser;

export type BrowserSettings = {
  siteUrl: string;
  allowedOrigins: readonly string[];
  trustedProxies?: TrustedProxies;
};

const longestUserAgent = 300;

const noProxies: TrustedProxies = { kind: 'none' };

export function createBrowserOf({ siteUrl, allowedOrigins, trustedProxies }: BrowserSettings): BrowserOf {
  const own = new Set([...ownOrigins(siteUrl), ...allowedOrigins]);
  const nameOf = cookieNames(siteUrl);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(siteUrl) } as const;
  return (request, reply) => ({
    origin: originOf(request, own),
    address: clientAddress(request.raw, trustedProxies ?? noProxies),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent),
    bearer: bearerOf(request.headers.authorization),
    cookie: (name) => request.cookies[nameOf(name)],
    setCookie: (name, value, maxAge) => void reply.setCookie(nameOf(name), value, { ...attributes, maxAge }),
    setScriptCookie: (name, value, maxAge) =>
      void reply.setCookie(nameOf(name), value, { ...attributes, httpOnly: false, maxAge }),
    clearCookie: (name) => void reply.clearCookie(nameOf(name), attributes),
    // Not the cookies, of which one is the answer about cookies, nor the cache, in which nothing depends on who asks.
    clearStorage: () => void reply.header('clear-site-data', '"storage"'),
  });
}

/** The token of `Authorization: Bearer …`; "" where the header is anything else. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : (/^Bearer ([\w-]{1,200})$/i.exec(authorization)?.[1] ?? '');
}

export const isHttps = (siteUrl: string) => siteUrl.startsWith('https:');

/** A `__Host-` cookie can be set by this host alone, over https alone; browsers see to it. */
export function cookieNames(siteUrl: string): (name: string) => string {
  return (name) => (isHttps(siteUrl) ? `__Host-${name}` : name);
}

function originOf({ headers }: FastifyRequest, own: ReadonlySet<string>): Browser['origin'] {
  // Pages cannot write this header, and it holds where a proxy has changed the host.
  const from = headers['sec-fetch-site'];
  if (from === 'same-origin') return 'own';
  if (headers.origin !== undefined) return own.has(headers.origin) ? 'own' : 'foreign';
  // Whoever says this is a browser, on a page that leaves out where it lies.
  return from === 'cross-site' || from === 'same-site' ? 'foreign' : 'none';
}

/** On this machine, localhost and 127.0.0.1 are the same site. */
function ownOrigins(siteUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(siteUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  return ['localhost', '127.0.0.1'].map((host) => `${protocol}//${host}${port && `:${port}`}`);
}
