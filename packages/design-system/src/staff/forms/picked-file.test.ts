import { expect, test } from 'vitest';
import { pickedFile, replaced, sortFiles, storedFile } from './picked-file.ts';

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);

test('a file that replaces another keeps its position, texts and address', () => {
  const stored = storedFile('/media/tram.webp', { caption: 'At night', alt: 'A tram' });
  const other = file('new.jpg');
  expect(replaced(stored, other)).toEqual({
    name: 'new.jpg',
    file: other,
    url: '/media/tram.webp',
    caption: 'At night',
    alt: 'A tram',
  });
  expect(replaced(pickedFile(file('old.jpg')), other)).toEqual(pickedFile(other));
});

test('each refused file is reported with the reason, and the others are accepted as far as there is room', () => {
  const tooLarge = (one: File) => (one.size > 5 ? 'larger than 5 bytes' : null);
  const files = [file('a.jpg'), file('b.jpg', 9), file('c.jpg'), file('d.jpg')];
  const { taken, refusals } = sortFiles(files, tooLarge, 2);
  expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg']);
  expect(refusals).toEqual(['b.jpg: larger than 5 bytes']);
});
