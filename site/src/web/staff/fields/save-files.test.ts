import { libraryFile, pickedFile, replaced, storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { expect, test } from 'vitest';
import { toCallBody } from './save-files.ts';

const dhow = libraryFile({ id: 'dhow', name: 'Dhow', url: '/media/d.webp', alt: '', caption: '' });
const hill = new File(['x'], 'hill.jpg');

test('files of the library go by their ids as JSON, what is stored is not sent', () => {
  const files = { coverImage: dhow, images: [storedFile('/media/a.webp'), dhow], avatar: null, video: undefined };
  expect(toCallBody({ title: 'Trains' }, files)).toEqual({ title: 'Trains', coverImageId: 'dhow', imageIds: ['dhow'] });
});

test('files that are sent make it a form, in which ids of the library are text', () => {
  const form = toCallBody({ title: 'Trains' }, { image: [pickedFile(hill), dhow], avatar: replaced(dhow, hill) });
  expect([...(form as FormData)]).toEqual([
    ['title', 'Trains'],
    ['imageIds', '["dhow"]'],
    ['image', hill],
    ['avatar', hill],
  ]);
});
