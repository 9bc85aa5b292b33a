import { isIP } from 'node:net';
import { Problem } from '#contract/problem.ts';
import { isLoopback } from '#contract/rules/loopback-rule.ts';
import { t } from '../api-account-answers.texts.ts';

/** To whom a passkey belongs: it works on pages of this one origin and nowhere else. */
export type RelyingParty = { id: string; origin: string };

/**
 * Of SITE_URL, whatever a request says of itself. On this machine it is localhost: browsers make no passkeys for a bare
 * address. Throws `conflict` for any other address without a name.
 */
export function relyingPartyOf(siteUrl: string): RelyingParty {
  const url = new URL(siteUrl);
  if (isLoopback(url.hostname)) url.hostname = 'localhost';
  if (isIP(url.hostname.replace(/[[\]]/g, '')) !== 0) throw new Problem('conflict', t.passkeysNeedName);
  return { id: url.hostname, origin: url.origin };
}

/**
 * What the signature is about, as the browser wrote it down; undefined where it cannot be read. Nothing of it is proven
 * yet.
 */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(base64url, 'base64url'));
