import { Problem } from '../../../contract/problem.ts';
import type { MediaUpload } from '../../../server/media-upload.ts';
import type { Queryable } from '../../../server/queryable.ts';
import type { GalleryPlace } from '../../media/server/gallery.ts';
import { attachMedia } from '../../media/server/media.service.ts';
import { storiesTag, storyTag } from '../story.contract.ts';
import type { GalleryRow } from './staff-story.repository.ts';

const mostImages = 40;

/** The literal texts of the form. Call it before any picture is stored. Throws `invalid_input`. */
export function requirePictures(cover: unknown, imageCount: number): void {
  const errors = [
    ...(cover ? [] : [{ field: 'coverImage', message: 'Cover image is required' }]),
    ...(imageCount < 1 ? [{ field: 'image', message: ' image is required' }] : []),
    ...(imageCount > mostImages ? [{ field: 'image', message: `At most ${mostImages} images` }] : []),
  ];
  if (errors.length > 0) throw new Problem('invalid_input', errors[0]?.message, { errors });
}

/** Stores a picture of a story; lists show the cover, so they are made anew as well when its sizes are there. */
export function attachPicture(tx: Queryable, id: string, upload: MediaUpload): Promise<string> {
  return attachMedia(tx, upload, { cacheTags: [storyTag(id), storiesTag] });
}

/** Stores the new pictures and gives the whole gallery in its order. */
export async function attachGallery(
  tx: Queryable,
  id: string,
  places: readonly GalleryPlace<GalleryRow>[],
  added: readonly MediaUpload[],
  captions: readonly string[],
): Promise<GalleryRow[]> {
  const newIds: string[] = [];
  for (const upload of added) newIds.push(await attachPicture(tx, id, upload));
  // As many as there are pictures: they are those of all. Fewer: those of the new ones.
  const isOfAll = captions.length === places.length;
  return places.map((place, position) => {
    const { mediaId, caption } =
      'kept' in place
        ? place.kept
        : { mediaId: newIds[place.added] ?? '', caption: isOfAll ? '' : (captions[place.added] ?? '') };
    return { mediaId, caption: isOfAll ? (captions[position] ?? '') : caption };
  });
}
