import { Problem } from '#contract/problem.ts';
import { type GalleryPlace, wordsByPlace } from '#features/media/server/images/gallery.rules.ts';
import { attachGallery, attachImage, type FormImage } from '#features/media/server/images/gallery.service.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { storyRules } from '../../staff-story.contract.ts';
import { storiesTag, storyTag } from '../../story.contract.ts';
import type { StoryImage } from './story-version.repository.ts';

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
const imageTags = (id: string): string[] => [storyTag(id), storiesTag];

/** The cover that a form wants: the new one, or the one that stays. */
export function attachCover(
  tx: Queryable,
  id: string,
  cover: SentMedia | undefined,
  from: FormImage | null,
  alt?: string,
) {
  return attachImage(tx, cover, from, { alt, cacheTags: imageTags(id) });
}

/** Stores the new images and gives the whole gallery in its order, with its captions. */
export async function attachStoryGallery(
  tx: Queryable,
  id: string,
  places: readonly GalleryPlace<StoryImage>[],
  added: readonly SentMedia[],
  { alt, caption, captions: ofChosen }: Record<'alt' | 'caption' | 'captions', readonly string[]>,
): Promise<StoryImage[]> {
  const images = await attachGallery(tx, places, added, { alt, cacheTags: imageTags(id) });
  const files = added.filter((one) => !('chosenId' in one)).length;
  const ofNew = ofChosen.length > 0 ? [...Array.from({ length: files }, (_, n) => caption[n] ?? ''), ...ofChosen] : [];
  const captions = wordsByPlace(places, ofNew.length > 0 ? ofNew : caption);
  return images.map((image, position) => ({
    media: image.media,
    alt: image.alt,
    caption: captions[position] ?? ('caption' in image ? image.caption : ''),
  }));
}
