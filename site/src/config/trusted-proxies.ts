import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '../server/http/client-address.ts';

/** Reads the setting TRUST_PROXY; null for what is none of its forms. */
export function readTrustedProxies(value: string): TrustedProxies | null {
  if (value === 'off') return { kind: 'none' };
  if (/^[1-9]$/.test(value)) return { kind: 'hops', hops: Number(value) };
  const list = new BlockList();
  for (const entry of value.split(',')) if (!addNetwork(list, entry.trim())) return null;
  return { kind: 'addresses', list };
}

function addNetwork(list: BlockList, entry: string): boolean {
  const [address = '', prefix] = entry.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  const bits = version === 4 ? 32 : 128;
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)) return false;
  list.addSubnet(address, prefix === undefined ? bits : Number(prefix), version === 4 ? 'ipv4' : 'ipv6');
  return true;
}
