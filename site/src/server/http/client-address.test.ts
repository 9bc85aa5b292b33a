import { expect, test } from 'vitest';
import { readTrustedProxies } from '../../config/trusted-proxies.ts';
import { clientAddress } from './client-address.ts';

function addressOf(setting: string, peer: string, forwarded?: string): string {
  const trusted = readTrustedProxies(setting);
  if (!trusted) throw new Error(setting);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientAddress({ headers, socket: { remoteAddress: peer } }, trusted);
}

test('without a proxy the client address is that of the connection, whatever the client claims (G-50, T17)', () => {
  expect(addressOf('off', '203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
  expect(addressOf('10.0.0.0/8', '203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
});

test.each([
  ['one proxy tells', '1', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['one proxy tells, the client lies before it', '1', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['two proxies', '2', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['fewer proxies than said', '3', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a known network', '10.0.0.0/8', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['a proxy that says nothing', '1', '10.0.0.1', undefined, '10.0.0.1'],
  ['a proxy that says nonsense', '1', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['nonsense behind a known network', '10.0.0.0/8', '10.0.0.1', '198.51.100.1, <x>, 10.0.0.2', '10.0.0.2'],
  ['a proxy that names nobody, after what the client wrote', '2', '10.0.0.1', '1.1.1.1, , 10.0.0.2', '10.0.0.2'],
  ['a proxy that names nobody at all', '1', '10.0.0.1', '1.1.1.1,', '10.0.0.1'],
  ['nothing but commas', '2', '10.0.0.1', ' ,, ', '10.0.0.1'],
  ['an address with a port', '1', '10.0.0.1', '198.51.100.1:4711', '10.0.0.1'],
  ['half an address of a known network', '10.0.0.0/8', '10.0.0.1', '1.1.1.1, 10.2', '10.0.0.1'],
  ['a known network in IPv6 clothes', '10.0.0.0/8', '::ffff:10.0.0.1', '198.51.100.1, ::ffff:10.9.9.9', '198.51.100.1'],
  ['all networks known', '0.0.0.0/0', '10.0.0.1', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['a known network of IPv6', 'fd00::/8', 'fd00::1', '2001:db8:1:2::7, fd12::1%eth0', '2001:db8:1:2::/64'],
])('the client address is known: %s', (_what, setting, peer, forwarded, expected) => {
  expect(addressOf(setting, peer, forwarded)).toBe(expected);
});

test.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:bbbb:0:0:2', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['64:ff9b::203.0.113.5', '64:ff9b:0:0::/64'],
  ['', ''],
])('for limits the client address %s counts as %s', (peer, expected) => {
  expect(addressOf('off', peer)).toBe(expected);
});
