import { Problem } from '#contract/problem.ts';
import { type GalleryPlace, wordsByPlace } from '#features/media/server/images/gallery.rules.ts';
import { attachGallery } from '#features/media/server/images/gallery.service.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { storyRules } from '../../staff-story.contract.ts';
import { storiesTag, storyTag } from '../../story.contract.ts';
import type { GalleryRow } from './staff-story.repository.ts';

const { least, most } = storyRules.image;

/** The literal texts of the form. Call it before any image is stored. Throws `invalid_input`. */
export function requireImages(cover: unknown, imageCount: number): void {
  const errors = [
    ...(cover ? [] : [{ field: 'coverImage', message: storyRules.coverImage.missing }]),
    ...(imageCount < least.count ? [{ field: 'image', message: least.message }] : []),
    ...(imageCount > most.count ? [{ field: 'image', message: most.message }] : []),
  ];
  if (errors.length > 0) throw new Problem('invalid_input', errors[0]?.message, { errors });
}

/** Of all that shows a story's images: lists show the cover, so they are made anew as well when its sizes are there. */
export const imageTags = (id: string): string[] => [storyTag(id), storiesTag];

/** Stores the new images and gives the whole gallery in its order, with its captions. */
export async function attachStoryGallery(
  tx: Queryable,
  id: string,
  places: readonly GalleryPlace<GalleryRow>[],
  added: readonly SentMedia[],
  { alt, caption, captions: ofChosen }: Record<'alt' | 'caption' | 'captions', readonly string[]>,
): Promise<GalleryRow[]> {
  const mediaIds = await attachGallery(tx, places, added, { alt, cacheTags: imageTags(id) });
  const files = added.filter((one) => !('chosenId' in one)).length;
  const ofNew = ofChosen.length > 0 ? [...Array.from({ length: files }, (_, n) => caption[n] ?? ''), ...ofChosen] : [];
  const captions = wordsByPlace(places, ofNew.length > 0 ? ofNew : caption);
  return places.map((place, position) => ({
    mediaId: mediaIds[position] ?? '',
    caption: captions[position] ?? ('kept' in place ? place.kept.caption : ''),
  }));
}
