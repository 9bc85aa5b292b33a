import { Problem } from '../../../contract/problem.ts';
import type { MediaUpload } from '../../../server/media-upload.ts';
import type { Queryable } from '../../../server/queryable.ts';
import type { GalleryPlace } from '../../media/server/gallery.ts';
import { attachMedia } from '../../media/server/media.service.ts';
import { destinationsTag, destinationTag } from '../destination.contract.ts';

const mostImages = 40;

/** The literal texts of the form. Call it before any picture is stored. Throws `invalid_input`. */
export function requirePictures(thumbnail: unknown, imageCount: number): void {
  const errors = [
    ...(thumbnail ? [] : [{ field: 'thumbnail', message: 'Thumbnail is required' }]),
    ...(imageCount < 2 ? [{ field: 'images', message: 'AtLest 2 is required' }] : []),
    ...(imageCount > mostImages ? [{ field: 'images', message: `At most ${mostImages} images` }] : []),
  ];
  if (errors.length > 0) throw new Problem('invalid_input', errors[0]?.message, { errors });
}

/** Stores a picture of a destination; lists show the thumbnail, so they are made anew as well when its sizes are there. */
export function attachPicture(tx: Queryable, id: string, upload: MediaUpload): Promise<string> {
  return attachMedia(tx, upload, { cacheTags: [destinationTag(id), destinationsTag] });
}

/** Stores the new pictures and gives the media ids of the whole gallery in its order. */
export async function attachGallery(
  tx: Queryable,
  id: string,
  places: readonly GalleryPlace<{ mediaId: string }>[],
  added: readonly MediaUpload[],
): Promise<string[]> {
  const newIds: string[] = [];
  for (const upload of added) newIds.push(await attachPicture(tx, id, upload));
  return places.flatMap((place) => ('kept' in place ? place.kept.mediaId : (newIds[place.added] ?? [])));
}
