import { libraryFile, pickedFile, replaced, storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { expect, test } from 'vitest';
import { galleryChangeOf } from './gallery-change.ts';

const file = (name: string) => new File(['x'], name);
const stored = ['/media/a.webp', '/media/b.webp', '/media/c.webp'];
const [a, b] = stored.map((url) => storedFile(url)) as [ReturnType<typeof storedFile>, ReturnType<typeof storedFile>];

test('a gallery with only a new order sends no removed images', () => {
  const all = [...stored].reverse();
  expect(
    galleryChangeOf(
      all.map((url) => storedFile(url)),
      stored,
    ),
  ).toEqual({ files: [], imageOrder: all, alt: ['', '', ''], removedImages: [] });
});

test('a gallery names new files in the order they are sent, and a replaced image as removed', () => {
  const [tram, hill] = [file('tram.jpg'), file('hill.jpg')];
  const shown = [{ ...replaced(a, tram), alt: 'A tram' }, b, pickedFile(hill)];
  expect(galleryChangeOf(shown, stored)).toEqual({
    files: [shown[0], shown[2]],
    imageOrder: ['new:0', '/media/b.webp', 'new:1'],
    alt: ['A tram', '', ''],
    removedImages: ['/media/a.webp', '/media/c.webp'],
  });
});

test('a gallery counts files of the library after those that are sent, wherever they stand', () => {
  const dhow = libraryFile({ id: 'dhow', name: 'Dhow', url: '/media/d.webp', alt: 'A dhow', caption: '' });
  const hill = pickedFile(file('hill.jpg'));
  expect(galleryChangeOf([dhow, a, hill], stored.slice(0, 1))).toEqual({
    files: [hill, dhow],
    imageOrder: ['new:1', '/media/a.webp', 'new:0'],
    alt: ['A dhow', '', ''],
    removedImages: [],
  });
});
