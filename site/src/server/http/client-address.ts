import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';

/** Who may say, in X-Forwarded-For, on whose behalf a request comes: nobody, that many proxies in front, or those at known addresses. */
export type TrustedProxies =
  | { kind: 'none' }
  | { kind: 'hops'; hops: number }
  | { kind: 'addresses'; list: Pick<BlockList, 'check'> };

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * The address that stands for a client when calls are counted: the one of its connection, or what trusted proxies say it
 * was. What a client itself writes into the header is never reached. Of IPv6 only the network counts (/64), because
 * whoever has one address there has all of them.
 */
export function clientAddress(request: Asked, trusted: TrustedProxies): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  if (trusted.kind === 'none') return networkOf(peer);
  const said = String(request.headers['x-forwarded-for'] ?? '').split(',');
  // From us outwards: the nearest proxy wrote the last entry.
  const chain = [peer, ...said.map((entry) => plainAddress(entry.trim())).reverse()];
  let at = 0;
  while (at + 1 < chain.length && isIP(chain[at + 1] as string) !== 0 && isTrusted(trusted, chain[at] as string, at)) {
    at += 1;
  }
  return networkOf(chain[at] as string);
}

/** Where one holder can have many clients as {@link clientAddress} names them: of IPv6 the /48 around a /64. Undefined for IPv4. */
export function networkAround(client: string): string | undefined {
  return client.endsWith('::/64') ? `${client.split(':', 3).join(':')}::/48` : undefined;
}

function isTrusted(trusted: TrustedProxies, address: string, hop: number): boolean {
  if (trusted.kind === 'hops') return hop < trusted.hops;
  return trusted.kind === 'addresses' && trusted.list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Without zone, and an IPv4 address in IPv6 clothes as what it is. */
function plainAddress(address: string): string {
  return address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
