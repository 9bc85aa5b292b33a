import { expect, test } from 'vitest';
import { listAddress, panelAddress } from './list-address.ts';

test.each([
  ['', 'q', 'slow trains', '/admin/stories?q=slow+trains'],
  ['?q=slow&role=ADMIN', 'q', 'food & drink', '/admin/stories?q=food+%26+drink&role=ADMIN'],
  ['?q=slow&page=3', 'role', 'ADMIN', '/admin/stories?q=slow&role=ADMIN'],
  ['?q=slow', 'q', '', '/admin/stories'],
])('the list address %j with %s = %j becomes %s', (search, name, value, address) => {
  expect(listAddress({ pathname: '/admin/stories', search }, name, value)).toBe(address);
});

test.each([
  ['?q=slow&page=3', 'edit', '7', '/admin/banners?q=slow&page=3&edit=7'],
  ['?page=3&view=7', 'edit', '7', '/admin/banners?page=3&edit=7'],
  ['?page=3&edit=7', undefined, undefined, '/admin/banners?page=3'],
  ['?new=1', undefined, undefined, '/admin/banners'],
] as const)('the list address %j with %s %s open becomes %s', (search, panel, id, address) => {
  expect(panelAddress({ pathname: '/admin/banners', search }, panel, id)).toBe(address);
});
