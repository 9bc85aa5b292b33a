import { expect, test } from 'vitest';
import { editAddress } from './import-words.tsx';

test('what came leads to its form, a translation to that of its language', () => {
  expect(editAddress('story', '7', 'wp:12')).toBe('/admin/stories/edit/7');
  expect(editAddress('translation', '9', 'story@pt-br/7')).toBe('/admin/stories/edit/7/pt-br');
  expect(editAddress('translation', '9', 'destination@de/8')).toBe('/admin/destinations/edit/8/de');
  expect(editAddress('subscriber', '9', 'row:2')).toBeUndefined();
});
