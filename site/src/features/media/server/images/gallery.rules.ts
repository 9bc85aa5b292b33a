import { Problem } from '#contract/problem.ts';
import type { GalleryChange } from '../../gallery.contract.ts';
import { t } from '../api-media-library.texts.ts';
import { mediaUrl } from '../media.presenter.ts';

/** Where an image of the gallery to be comes from: it was there, or it is the n-th new file, from 0. */
export type GalleryPlace<Stored> = { kept: Stored } | { added: number };

/**
 * The gallery after a save, in its order. The first image can give way to another, but not just go: taken away without
 * a word about the order, its place is that of the first new image.
 * @throws Problem `invalid_input` when it is taken away and nothing comes for it
 */
export function arrangeGallery<Stored extends { file: string }>(
  stored: readonly Stored[],
  addedCount: number,
  { removedImages, imageOrder }: GalleryChange,
): GalleryPlace<Stored>[] {
  const removed = new Set(removedImages);
  const kept = stored
    .filter(({ file }) => !removed.has(mediaUrl(file)))
    .map((image) => ({ name: mediaUrl(image.file), place: { kept: image } }));
  const added = Array.from({ length: addedCount }, (_, index) => ({ name: `new:${index}`, place: { added: index } }));
  const isFirstGone = stored[0] !== undefined && kept[0]?.place.kept !== stored[0];
  const isOrdered = [...kept, ...added].some(({ name }) => imageOrder.includes(name));
  if (isFirstGone && !isOrdered) {
    if (addedCount === 0) throw firstRemoved();
    return [...added.slice(0, 1), ...kept, ...added.slice(1)].map(({ place }) => place);
  }
  const rank = ({ name }: { name: string }) =>
    imageOrder.includes(name) ? imageOrder.indexOf(name) : imageOrder.length;
  return [...kept, ...added].sort((a, b) => rank(a) - rank(b)).map(({ place }) => place);
}

/**
 * The texts that came with a gallery, by its places: as many as there are images are those of all in their order, fewer
 * are those of the new ones in the order of their sending. Undefined for an image that keeps its own.
 */
export function wordsByPlace(
  places: readonly GalleryPlace<unknown>[],
  words: readonly string[],
): (string | undefined)[] {
  const isOfAll = words.length === places.length;
  return places.map((place, position) =>
    isOfAll ? words[position] : 'added' in place ? words[place.added] : undefined,
  );
}

function firstRemoved(): Problem {
  const message = t.firstStays;
  return new Problem('invalid_input', message, { errors: [{ field: 'removedImages', message }] });
}
