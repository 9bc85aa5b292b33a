import { expect, test } from 'vitest';
import { listAddress } from './list-address.ts';

test.each([
  ['', 'q', 'slow trains', '/admin/stories?q=slow+trains'],
  ['?q=slow&role=ADMIN', 'q', 'food & drink', '/admin/stories?q=food+%26+drink&role=ADMIN'],
  ['?q=slow&page=3', 'role', 'ADMIN', '/admin/stories?q=slow&role=ADMIN'],
  ['?q=slow', 'q', '', '/admin/stories'],
])('%j with %s = %j is %s', (search, name, value, address) => {
  expect(listAddress({ pathname: '/admin/stories', search }, name, value)).toBe(address);
});
