import { expect, test } from 'vitest';
import { imageFiles, withoutLostFiles } from './image-files.ts';

const fileOf = (type: string, bytes = 1) => ({ type, size: bytes }) as File;

test('an image file is checked like on the server, as far as the browser can', () => {
  const { check } = imageFiles;
  expect(check(fileOf('image/jpeg'))).toBeNull();
  expect(check(fileOf(''))).toBeNull();
  expect(check(fileOf('image/svg+xml'))).toBe('This file type isn’t supported');
  expect(check(fileOf('image/png', 10 * 1024 * 1024 + 1))).toBe('Too large, at most 10 MB');
});

test('a restored draft has the stored images and none of the chosen files', () => {
  const chosen = { name: 'new.jpg', file: {} };
  const replaced = { name: 'new.jpg', url: '/media/a.webp', file: {}, caption: 'A' };
  const stored = { name: '', url: '/media/b.webp', caption: 'B' };
  expect(
    withoutLostFiles({
      title: 'Words',
      tags: ['a'],
      featured: true,
      cover: chosen,
      none: null,
      images: [chosen, replaced, stored],
    }),
  ).toEqual({
    title: 'Words',
    tags: ['a'],
    featured: true,
    cover: null,
    none: null,
    images: [{ name: '', url: '/media/a.webp', caption: 'A' }, stored],
  });
});
