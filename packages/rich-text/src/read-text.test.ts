import { expect, test } from 'vitest';
import { createTextReader } from './read-text.ts';

test('a text that was read lately is not read again, and what is kept has a bound', () => {
  const read = createTextReader(30);
  const one = read('One **word**.');
  expect(one.text).toBe('One word.');
  expect(read('One **word**.')).toBe(one);
  const two = read('Two words here.');
  expect(read('One **word**.'), 'used last, and so kept').toBe(one);
  read('Three.');
  expect(read('One **word**.')).toBe(one);
  expect(read('Two words here.'), 'the longest unused went').not.toBe(two);
  const long = read('A text that is longer than all that may be kept.');
  expect(read('A text that is longer than all that may be kept.')).not.toBe(long);
});
