import type { PickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { mergeFields } from './merge-fields.ts';

/** Chosen since the form began: a file, or one of the library. */
const isNew = ({ file, library }: PickedFile) => Boolean(file ?? library);

/**
 * Two edits of one gallery put together: theirs in their order, with the words that I gave their images, then the files
 * that I chose. What I removed is there again: it can be removed anew, which is better than that theirs is lost.
 * @param base what both began with
 */
export function mergeImages(
  base: readonly PickedFile[],
  mine: readonly PickedFile[],
  theirs: readonly PickedFile[],
): PickedFile[] {
  const stored = (list: readonly PickedFile[], url: string | undefined) =>
    list.find((image) => image.url === url && !isNew(image));
  const kept = theirs.map((image) => {
    const before = stored(base, image.url);
    const own = stored(mine, image.url);
    return before && own ? mergeFields(before, own, image).merged : image;
  });
  return [...kept, ...mine.filter(isNew).map(({ url: _replaced, ...chosen }) => chosen)];
}

/**
 * My gallery as it can be saved after theirs: a stored image that they removed goes up again, as a file. `lost` counts
 * those that could not be fetched any more.
 */
export async function withRemovedImages(
  mine: readonly PickedFile[],
  theirs: readonly PickedFile[],
): Promise<{ images: PickedFile[]; lost: number }> {
  const there = new Set(theirs.map(({ url }) => url));
  const images = await Promise.all(
    mine.map((image) => (isNew(image) || there.has(image.url) ? image : fetched(image))),
  );
  const found = images.filter((image) => image !== null);
  return { images: found, lost: images.length - found.length };
}

async function fetched({ url = '', ...words }: PickedFile): Promise<PickedFile | null> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) return null;
  const blob = await response.blob();
  const name = url.slice(url.lastIndexOf('/') + 1);
  return { ...words, name, file: new File([blob], name, { type: blob.type }) };
}
