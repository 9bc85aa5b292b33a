import { expect, test } from 'vitest';
import { followLinks } from './follow-links.ts';

test('social platforms are named as they name themselves', () => {
  const urls = ['x', 'Facebook', 'instagram', 'youtube', 'mastodon', 'constructor'];
  const info = { followLinks: urls.map((platform) => ({ platform, url: `https://example.com/${platform}` })) };
  expect(followLinks(info).map(({ label }) => label)).toEqual([
    'X',
    'Facebook',
    'Instagram',
    'YouTube',
    'Mastodon',
    'Constructor',
  ]);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.c',
  '/x',
  '',
])('%j is not shown as a link, whatever is stored (T33)', (url) => {
  expect(followLinks({ followLinks: [{ platform: 'x', url }] })).toEqual([]);
});

test('without stored links there are none', () => {
  expect(followLinks(null)).toEqual([]);
});
