import type { PickedFile } from '@trekker/design-system/staff/picked-file.ts';
import { mergeChanges } from './merge-changes.ts';

/**
 * Two edits of one gallery put together: theirs in their order, with the words that I gave their pictures, then the files that
 * I chose. What I removed is there again: it can be removed anew, which is better than that theirs is lost.
 * @param base what both began with
 */
export function mergePictures(
  base: readonly PickedFile[],
  mine: readonly PickedFile[],
  theirs: readonly PickedFile[],
): PickedFile[] {
  const stored = (list: readonly PickedFile[], url: string | undefined) =>
    list.find((picture) => picture.url === url && !picture.file);
  const kept = theirs.map((picture) => {
    const before = stored(base, picture.url);
    const own = stored(mine, picture.url);
    return before && own ? mergeChanges(before, own, picture).merged : picture;
  });
  return [...kept, ...mine.filter(({ file }) => file).map(({ url: _replaced, ...chosen }) => chosen)];
}

/**
 * My gallery as it can be saved after theirs: a stored picture that they removed goes up again, as a file. `lost` counts those that
 * could not be fetched any more.
 */
export async function withRemovedPictures(
  mine: readonly PickedFile[],
  theirs: readonly PickedFile[],
): Promise<{ pictures: PickedFile[]; lost: number }> {
  const there = new Set(theirs.map(({ url }) => url));
  const pictures = await Promise.all(
    mine.map((picture) => (picture.file || there.has(picture.url) ? picture : fetched(picture))),
  );
  const found = pictures.filter((picture) => picture !== null);
  return { pictures: found, lost: pictures.length - found.length };
}

async function fetched({ url = '', ...words }: PickedFile): Promise<PickedFile | null> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) return null;
  const blob = await response.blob();
  const name = url.slice(url.lastIndexOf('/') + 1);
  return { ...words, name, file: new File([blob], name, { type: blob.type }) };
}
