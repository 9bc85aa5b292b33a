import { storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { expect, test } from 'vitest';
import { mergeImages } from './merge-images.ts';

const harbour = storedFile('/media/harbour.webp', { caption: 'Harbour', alt: '' });
const market = storedFile('/media/market.webp', { caption: '', alt: '' });
const theirNew = storedFile('/media/their-new.webp', { caption: 'Theirs', alt: '' });
const chosen = { name: 'mine.jpg', file: new File(['x'], 'mine.jpg'), caption: 'Mine' };

test('merging both galleries gives their images in their order, my texts for them, and then my files', () => {
  const mine = [
    { ...market, alt: 'Crates of fish' },
    { ...harbour, ...chosen },
  ];
  const theirs = [theirNew, { ...market, caption: 'At six' }];
  expect(mergeImages([harbour, market], mine, theirs)).toEqual([
    theirNew,
    { ...market, caption: 'At six', alt: 'Crates of fish' },
    { ...chosen, alt: '' },
  ]);
});

test('merging both galleries restores an image that I removed and they kept', () => {
  expect(mergeImages([harbour, market], [harbour, chosen], [market, harbour])).toEqual([market, harbour, chosen]);
});
