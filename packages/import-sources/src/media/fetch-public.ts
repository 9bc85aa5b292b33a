import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-addresses.ts';

export type FetchFailure =
  | 'bad-address'
  | 'redirects-to-http'
  | 'private-address'
  | 'too-many-redirects'
  | 'too-large'
  | 'too-slow'
  | 'unreachable'
  | `status-${number}`;

/** Why a file could not be fetched. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly reason: FetchFailure;
  constructor(reason: FetchFailure, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

export type FetchOptions = {
  /** Origins that the operator named, wherever they are. */
  allowedOrigins?: readonly string[];
  mostBytes?: number;
  /** Milliseconds until an answer begins, and until it is whole. */
  beginWithin?: number;
  endWithin?: number;
};

const mostRedirects = 3;

/**
 * A file of the public internet. Every address that its name resolves to is looked at where the socket is opened, and
 * again with each redirect, so that nobody's file makes the server ask its own network. Throws a FetchError.
 */
export async function fetchPublic(
  address: string,
  { allowedOrigins = [], mostBytes = 40 * 1024 ** 2, beginWithin = 10_000, endWithin = 60_000 }: FetchOptions = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(endWithin);
  let url = checkedUrl(address, null);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const isAllowed = allowedOrigins.includes(url.origin);
    const answer = await answerOf(url, { isAllowed, beginWithin, signal });
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (status >= 300 && status < 400 && location) {
      answer.destroy();
      url = checkedUrl(location, url);
    } else if (status === 200) return bytesOf(answer, mostBytes, signal);
    else {
      answer.destroy();
      throw new FetchError(`status-${status}`);
    }
  }
  throw new FetchError('too-many-redirects');
}

/** Nothing goes from https to http, and no name or password is sent. */
function checkedUrl(address: string, from: URL | null): URL {
  const url = URL.parse(address, from?.href);
  if (url?.protocol === 'http:' && from?.protocol === 'https:') throw new FetchError('redirects-to-http');
  const isKnown = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isKnown || url.username !== '' || url.password !== '') throw new FetchError('bad-address');
  return url;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Why an address is not asked, as far as it says so itself: nobody is asked what its name leads to. */
export function refusalOf(address: string, allowedOrigins: readonly string[] = []): FetchFailure | null {
  try {
    const url = checkedUrl(address, null);
    if (allowedOrigins.includes(url.origin)) return null;
    const host = hostOf(url);
    const isHere = /(^|\.)localhost\.?$/i.test(host);
    return isHere || (isIP(host) !== 0 && !isPublicAddress(host)) ? 'private-address' : null;
  } catch (error) {
    if (error instanceof FetchError) return error.reason;
    throw error;
  }
}

type Way = { isAllowed: boolean; beginWithin: number; signal: AbortSignal };

function answerOf(url: URL, { isAllowed, beginWithin, signal }: Way): Promise<IncomingMessage> {
  // An address that is written out is never looked up.
  const host = hostOf(url);
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchError('private-address');
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      agent: false,
      headers: { accept: 'image/*,*/*;q=0.5', 'user-agent': 'Trekker import' },
      signal,
      ...(isAllowed ? {} : { lookup: publicLookup }),
    });
    // Only until it answers: its body has the time of the whole.
    const timer = setTimeout(() => request.destroy(new DOMException('too slow', 'TimeoutError')), beginWithin);
    request.on('close', () => clearTimeout(timer));
    request.on('response', (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    request.on('error', (error) => reject(failureOf(error)));
    request.end();
  });
}

function failureOf(error: Error): FetchError {
  if (error instanceof PrivateAddressError) return new FetchError('private-address', { cause: error });
  return new FetchError(/^(AbortError|TimeoutError)$/.test(error.name) ? 'too-slow' : 'unreachable', { cause: error });
}

async function bytesOf(answer: IncomingMessage, most: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    if (Number(answer.headers['content-length'] ?? 0) > most) throw new FetchError('too-large');
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > most) throw new FetchError('too-large');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (signal.aborted) throw new FetchError('too-slow', { cause: error });
    throw error instanceof FetchError ? error : failureOf(error as Error);
  } finally {
    answer.destroy();
  }
}
