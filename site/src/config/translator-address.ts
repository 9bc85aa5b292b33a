import { isIP } from 'node:net';
import { isPublicAddress } from '@trekker/import-sources/media/public-addresses.ts';
import { isLoopback } from '../contract/rules/loopback-rule.ts';

/** Texts of drafts and the key must not be readable on the way, unless that stays in the operator's own network. */
export function isTranslator(url: URL): boolean {
  const { protocol, username, hash, hostname } = url;
  if (username || hash) return false;
  return protocol === 'https:' || (protocol === 'http:' && isOwnNetwork(hostname));
}

/** An address of no public network, or a name without a dot, as containers call each other. */
function isOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isLoopback(hostname) || (isIP(host) === 0 ? !host.includes('.') : !isPublicAddress(host));
}
