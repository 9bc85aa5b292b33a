import { compareTexts } from '@trekker/rich-text/compare-texts.ts';
import { expect, test } from 'vitest';
import { shortenSame } from './shorten-same.ts';

test('unchanged text is shortened to what stands beside a change', () => {
  const long = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  const [before, change, after] = shortenSame(compareTexts(`${long} six ${long}`, `${long} seven ${long}`).slice(0, 4));
  expect(before?.text.startsWith(' … word')).toBe(true);
  expect(before?.text.endsWith('word199 ')).toBe(true);
  expect([change?.text, after?.text]).toEqual(['six', 'seven']);
});
