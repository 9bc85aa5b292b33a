import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/**
 * Who may say, in X-Forwarded-For, on whose behalf a request comes: nobody, that many proxies in front, or those at
 * known addresses.
 */
export type TrustedProxies =
  | { kind: 'none' }
  | { kind: 'hops'; hops: number }
  | { kind: 'addresses'; list: Pick<BlockList, 'check'> };

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * The address that stands for a client when calls are counted: the one of its connection, or what trusted proxies say
 * it was. What a client itself writes into the header is never reached. Of IPv6 only the network counts (/64), because
 * whoever has one address there has all of them.
 */
export function clientAddress(request: Asked, trusted: TrustedProxies): string {
  const peer = request.socket.remoteAddress ?? '';
  if (trusted.kind === 'none') return networkOf(peer);
  // proxy-addr passes over empty entries: a proxy that wrote one did not know, and what stands before it is the
  // client's own.
  const said = String(request.headers['x-forwarded-for'] ?? '').replace(/(?<=^|,)[ \t]*(?=,|$)/g, 'unknown');
  const asked = { headers: { 'x-forwarded-for': said }, socket: { remoteAddress: peer } };
  const chain = proxyAddr.all(
    asked as unknown as IncomingMessage,
    (address, hop) => (hop === 0 || isIP(address) !== 0) && isTrusted(trusted, address, hop),
  );
  return networkOf(chain.findLast((address) => isIP(address) !== 0) ?? peer);
}

/**
 * Where one holder can have many clients as {@link clientAddress} names them: of IPv6 the /48 around a /64. Undefined
 * for IPv4.
 */
export function networkAround(client: string): string | undefined {
  return client.endsWith('::/64') ? `${client.split(':', 3).join(':')}::/48` : undefined;
}

function isTrusted(trusted: TrustedProxies, address: string, hop: number): boolean {
  if (trusted.kind === 'hops') return hop < trusted.hops;
  if (trusted.kind === 'none' || isIP(address) === 0) return false;
  const plain = plainAddress(address);
  return trusted.list.check(plain.toString(), plain.kind());
}

/** Without zone, and an IPv4 address in IPv6 clothes as what it is. */
const plainAddress = (address: string) => ipaddr.process(address.replace(/%.*$/, ''));

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const plain = plainAddress(address);
  if (plain instanceof ipaddr.IPv4) return plain.toString();
  const network = plain.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
