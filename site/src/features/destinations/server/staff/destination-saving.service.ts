import { Problem } from '#contract/problem.ts';
import { arrangeGallery, type GalleryPlace } from '#features/media/server/images/gallery.rules.ts';
import {
  attachGallery,
  attachImage,
  type FormImage,
  withFiles,
} from '#features/media/server/images/gallery.service.ts';
import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import { isSame, onlyChanged } from '#features/versions/server/content.rules.ts';
import { type Edit, saveEdit } from '#features/versions/server/edit.service.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { destinationsTag, destinationTag } from '../../destination.contract.ts';
import type { ChangedDraft } from '../../destination-draft.contract.ts';
import { type ChangedDestination, destinationRules } from '../../staff-destination.contract.ts';
import { requireComplete } from '../destination-missing.rules.ts';
import { outdateDestinationEditions } from '../editions/destination-edition.service.ts';
import { monthColumns, presentMonths } from '../months/months.rules.ts';
import { changeSlug } from './destination-slug.service.ts';
import {
  type DestinationContent,
  type DestinationImage,
  destinationVersions,
} from './destination-version.repository.ts';
import * as store from './staff-destination.repository.ts';
import { destinationValues, itineraryDays } from './staff-destination-values.service.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof store.lockDestination>>>;
type Files = { thumbnail: SentMedia | undefined; images: SentMedia[] };

/**
 * What a form wants of a destination that it began with.
 * @param isDraft images may be missing
 * @throws Problem `invalid_input`
 */
export async function wantedDestination(
  tx: Queryable,
  id: string,
  from: DestinationContent,
  input: Omit<ChangedDestination | ChangedDraft, 'updatedAt' | 'smallChange'>,
  files: Files,
  { isDraft }: { isDraft: boolean },
): Promise<DestinationContent> {
  const { isPublished, published, months, itinerary, longDescription, thumbnailAlt, ...others } = input;
  const { imageOrder, removedImages, imageIds: _ids, thumbnailId: _id, alt, ...fields } = others;
  const places = arrangeGallery(await withFiles(tx, from.images), files.images.length, { imageOrder, removedImages });
  if (!isDraft) requireImages(files.thumbnail ?? from.thumbnail, places.length);
  refuseTooMany(places.length);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...from,
    ...(given as Partial<DestinationContent>),
    longDescription:
      longDescription === undefined || longDescription === from.longDescription
        ? from.longDescription
        : (await longDescriptionOf(tx, longDescription)).longDescriptionMarkdown,
    months: months ? presentMonths(monthColumns(months)) : from.months,
    itinerary: itinerary ? itineraryDays(itinerary).map(({ id: _id, ...day }) => ({ _id, ...day })) : from.itinerary,
    isPublished: isPublished ?? published ?? from.isPublished,
    thumbnail: await attachThumbnail(tx, id, files.thumbnail, from.thumbnail, thumbnailAlt),
    images: await attachImages(tx, id, places, files.images, { alt }),
  };
}

/** `isSmall`: translations stay good, whatever its texts say now. */
type DestinationEdit = Omit<Edit, 'id' | 'stored'> & { isSmall?: boolean };

/** Saves an edit of one whose row is locked; gives the fields that others changed meanwhile. Throws `conflict`. */
export function saveDestination(
  tx: Queryable,
  stored: Stored,
  { isSmall = false, ...edit }: DestinationEdit,
  wanted: (from: DestinationContent) => Promise<DestinationContent>,
): Promise<string[]> {
  const write = async (before: DestinationContent, after: DestinationContent) => {
    await writeDestination(tx, stored, before, after);
    if (!isSmall) await outdateDestinationEditions(tx, stored.id, before, after);
  };
  return saveEdit(tx, destinationVersions, { ...edit, id: stored.id, stored }, { wanted, write });
}

export const mediaId = ({ media }: FormImage): string => media;

async function writeDestination(tx: Queryable, stored: Stored, before: DestinationContent, after: DestinationContent) {
  if (after.isPublished) requireComplete(after, before);
  const { longDescription, thumbnail, images, isPublished, ...fields } = onlyChanged(before, after);
  if (!isSame(before.images.map(mediaId), after.images.map(mediaId)))
    await store.replaceGallery(tx, stored.id, after.images.map(mediaId));
  const { country, region: regionText } = after;
  await store.updateDestination(tx, stored.id, {
    ...destinationValues(fields, { country, regionText }),
    ...(longDescription !== undefined && (await longDescriptionOf(tx, longDescription))),
    published: isPublished,
    slug: fields.name === undefined ? undefined : await changeSlug(tx, stored, fields.name),
    thumbnailId: thumbnail === undefined ? undefined : (thumbnail?.media ?? null),
  });
}

export async function longDescriptionOf(tx: Queryable, sent: string) {
  // Whoever may not leave it blank is told so before.
  const rule = sent === '' ? { ...destinationRules.longDescription, missing: '' } : destinationRules.longDescription;
  const { plain, markdown } = await textToStore(tx, 'longDescription', sent, rule);
  return { longDescription: plain, longDescriptionMarkdown: markdown };
}

export function attachThumbnail(
  tx: Queryable,
  id: string,
  thumbnail: SentMedia | undefined,
  from: FormImage | null,
  alt?: string,
) {
  return attachImage(tx, thumbnail, from, { alt, cacheTags: imageTags(id) });
}

/** Stores the new images and gives the whole gallery in its order. */
export async function attachImages(
  tx: Queryable,
  id: string,
  places: readonly GalleryPlace<DestinationImage>[],
  added: readonly SentMedia[],
  { alt }: { alt: readonly string[] },
): Promise<DestinationImage[]> {
  const images = await attachGallery(tx, places, added, { alt, cacheTags: imageTags(id) });
  return images.map((image) => ({ media: image.media, alt: image.alt }));
}

const { least, most } = destinationRules.images;

/** The literal texts of the form. Call it before any image is stored. Throws `invalid_input`. */
function requireImages(thumbnail: unknown, imageCount: number): void {
  const errors = [
    ...(thumbnail ? [] : [{ field: 'thumbnail', message: destinationRules.thumbnail.missing }]),
    ...(imageCount < least.count ? [{ field: 'images', message: least.message }] : []),
  ];
  if (errors.length > 0) throw new Problem('invalid_input', errors[0]?.message, { errors });
}

function refuseTooMany(imageCount: number): void {
  const { count, message } = most;
  if (imageCount > count) throw new Problem('invalid_input', message, { errors: [{ field: 'images', message }] });
}

/**
 * Of all that shows a destination's images: lists show the thumbnail, so they are made anew as well when its sizes are
 * there.
 */
const imageTags = (id: string): string[] => [destinationTag(id), destinationsTag];
