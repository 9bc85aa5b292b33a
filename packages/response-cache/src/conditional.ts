import { hash } from 'node:crypto';
import type { Encoding } from './accept-encoding.ts';

/** Names the content: equal bodies have equal fingerprints in every process. 128 bits, safe inside an ETag. */
export function fingerprint(body: Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 22);
}

/**
 * Each encoding is a representation of its own (RFC 9110, 8.8.3.3), so each has its own tag: `"…"`, `"…-gzip"`,
 * `"…-br"`.
 */
export function etagOf(print: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${print}"` : `"${print}-${encoding}"`;
}

/**
 * True when `If-None-Match` names this tag: lists, `*`, and weak comparison (RFC 9110, 13.1.2), since proxies weaken
 * tags. Splitting at commas is safe because our tags hold none.
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  for (const part of ifNoneMatch.split(',')) {
    const candidate = part.trim();
    if (candidate === '*' || candidate === etag || (candidate.startsWith('W/') && candidate.slice(2) === etag))
      return true;
  }
  return false;
}
