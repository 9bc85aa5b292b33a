import { longestPath, oldPostQuery } from '../../addresses/addresses.contract.ts';
import { ownAddress } from '../../addresses/server/own-address.rules.ts';

const plainHost = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/**
 * What is the same for all spellings of an address of the old site: with or without `www`, a slash at its end, https.
 * Null for what lies elsewhere. Where nobody says where the site lived, only paths are its own.
 */
export function oldKey(address: string, site: string | null): string | null {
  if (address.startsWith('file:')) return address.replace(/[?#].*$/s, '');
  const base = site ?? 'http://site.invalid';
  const url = URL.parse(address, base);
  const home = URL.parse(base);
  if (!url || !home || !/^https?:$/.test(url.protocol) || plainHost(url.host) !== plainHost(home.host)) return null;
  return pathKey(url.pathname + url.search);
}

/** The same of a path with its query; only a query that names a post counts. */
export function pathKey(path: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const name = oldPostQuery(`?${query}`);
  return decoded(pathname).toLowerCase().replace(/\/+$/, '') + (name ? `?${name}` : '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A path of the old site as it is looked up here; undefined where no visitor could ask for it. */
export function redirectedPath(from: string): string | undefined {
  const path = ownAddress(from, 'http://site.invalid');
  if (path === undefined) return undefined;
  const [pathname = '', query = ''] = path.split('?');
  const name = oldPostQuery(`?${query}`);
  // The home page of a site is where it lived: `/blog/?p=12`.
  if (name) return pathname.length > longestPath ? undefined : `${pathname}?${name}`;
  return pathname === '/' || query || pathname.length > longestPath ? undefined : pathname;
}
