import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is no address of the public internet (IANA's special-purpose registries). */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only what is given to somebody; within that, what leads back to IPv4 or is for documents. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4');
  return isIP(address) === 6 && unicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Of a name: it is asked for at whichever of them, so all have to be. */
export const arePublic = (addresses: readonly { address: string }[]): boolean =>
  addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/**
 * For `lookup` of a socket: resolves a name where the connection is made, so that nothing can change in between. One
 * address of it that is not public refuses the name.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) callback(error, '');
    else if (!arePublic(addresses)) callback(new PrivateAddressError(`${host} is not public`), '');
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};
