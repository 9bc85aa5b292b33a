import { randomUUID } from 'node:crypto';
import { locatorMap } from '@trekker/locator-map/locator-map.ts';
import { Problem } from '#contract/problem.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { refuseOutdated } from '#features/activity/server/outdated-edit.service.ts';
import { bannerTag } from '#features/banners/banner.contract.ts';
import { arrangeGallery } from '#features/media/server/images/gallery.rules.ts';
import { attachGallery, attachOrDescribe } from '#features/media/server/images/gallery.service.ts';
import { describeReviews } from '#features/reviews/server/review.service.ts';
import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import type { Dependencies, Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { freeSlug, slugOf } from '#server/slug.ts';
import { destinationsTag, destinationTag } from '../../destination.contract.ts';
import {
  type ChangedDestination,
  type DestinationPreview,
  destinationRules,
  type NewDestination,
  type StaffDestination,
} from '../../staff-destination.contract.ts';
import { presentNearbyDestination, presentStaffDestination } from '../destination.presenter.ts';
import { listNearbyDestinations } from '../destination.repository.ts';
import { describeDestination } from '../destination.service.ts';
import * as store from './staff-destination.repository.ts';
import { destinationValues } from './staff-destination-values.service.ts';

type Access = Pick<Dependencies, 'db'>;
type Files = { thumbnail: SentMedia | undefined; images: SentMedia[] };
type Saved = { message: string; data: StaffDestination };

const notFound = () => new Problem('not_found', 'Destination not found');

/** Throws `not_found`. */
export async function readDestinationForStaff(db: Queryable, id: string): Promise<StaffDestination> {
  const row = await store.findDestinationForStaff(db, id);
  if (!row) throw notFound();
  return presentStaffDestination(row);
}

/** What its page would be made of if it were published. Throws `not_found`. */
export async function previewDestination(db: Queryable, id: string): Promise<DestinationPreview> {
  const row = await store.findDestinationForStaff(db, id);
  if (!row) throw notFound();
  const nearby = await listNearbyDestinations(db, row);
  return {
    destination: await describeDestination(db, row, await describeReviews(db, id)),
    nearby: nearby.map(presentNearbyDestination),
  };
}

/** The map of that page, as SVG. Throws `not_found`. */
export async function previewDestinationMap(db: Queryable, id: string): Promise<string> {
  const row = await store.findDestinationForStaff(db, id);
  if (!row) throw notFound();
  return locatorMap(row, await listNearbyDestinations(db, row));
}

/** Adds a destination. A second call with the same `createKey` adds none and gives what the first has made. */
export function createDestination(
  { db }: Access,
  viewer: Viewer,
  { createKey, ...input }: NewDestination,
  files: Files,
): Promise<Saved> {
  const id = createKey ?? randomUUID();
  return db.transaction(async (tx) => {
    await store.lockSlugs(tx);
    if (!(await store.findDestinationForStaff(tx, id))) await addDestination(tx, viewer, id, input, files);
    return { message: 'Destination added', data: await readDestinationForStaff(tx, id) };
  });
}

async function addDestination(tx: Queryable, viewer: Viewer, id: string, input: NewDestination, files: Files) {
  const { name, country } = input;
  const published = input.isPublished ?? input.published ?? false;
  await store.insertDestination(tx, {
    ...destinationValues(input, { country, regionText: input.region }),
    ...(await longDescriptionOf(tx, input.longDescription)),
    id,
    published,
    slug: await slugFor(tx, id, name),
    thumbnailId: await attachThumbnail(tx, id, files.thumbnail, null, input.thumbnailAlt),
  });
  const places = arrangeGallery([], files.images.length, input);
  await store.replaceGallery(
    tx,
    id,
    await attachGallery(tx, places, files.images, { ...input, cacheTags: imageTags(id) }),
  );
  await recordActivity(tx, viewer, { action: 'Added destination', detail: `${name}, ${country}`, type: 'add' });
  await dropPublic(tx, id, published);
}

/**
 * Changes what is given and nothing else.
 * @throws Problem `not_found`; `conflict` when somebody has saved since `updatedAt`; `invalid_input` when too few
 * images would be left
 */
export function updateDestination(
  { db }: Access,
  viewer: Viewer,
  id: string,
  { updatedAt, ...input }: ChangedDestination,
  files: Files,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    await refuseOutdated(tx, stored, updatedAt);
    const { name = stored.name, country = stored.country } = input;
    const published = input.isPublished ?? input.published ?? stored.published;
    const places = arrangeGallery(await store.listGallery(tx, id), files.images.length, input);
    requireImages(files.thumbnail ?? stored.thumbnailId, places.length);
    await store.replaceGallery(
      tx,
      id,
      await attachGallery(tx, places, files.images, { ...input, cacheTags: imageTags(id) }),
    );
    await store.updateDestination(tx, id, {
      ...destinationValues(input, stored),
      ...(input.longDescription !== undefined && (await longDescriptionOf(tx, input.longDescription))),
      published,
      slug: await renamed(tx, stored, name),
      thumbnailId: await attachThumbnail(tx, id, files.thumbnail, stored.thumbnailId, input.thumbnailAlt),
    });
    await recordActivity(tx, viewer, { action: 'Updated destination', detail: `${name}, ${country}`, type: 'update' });
    await dropPublic(tx, id, stored.published || published);
    return { message: 'Destination saved', data: await readDestinationForStaff(tx, id) };
  });
}

async function longDescriptionOf(tx: Queryable, sent: string) {
  const { plain, markdown } = await textToStore(tx, 'longDescription', sent, destinationRules.longDescription);
  return { longDescription: plain, longDescriptionMarkdown: markdown };
}

function attachThumbnail(
  tx: Queryable,
  id: string,
  thumbnail: SentMedia | undefined,
  storedId: string | null,
  alt?: string,
) {
  return attachOrDescribe(tx, thumbnail, storedId, { alt, cacheTags: imageTags(id) });
}

/** Deletes it for good. Throws `not_found`. */
export async function deleteDestination({ db }: Access, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, country, published } = await requireLocked(tx, id);
    await store.deleteDestination(tx, id);
    await recordActivity(tx, viewer, { action: 'Deleted destination', detail: `${name}, ${country}`, type: 'Delete' });
    await dropPublic(tx, id, published);
  });
}

/** `featured` undefined: the other way round. Does nothing when it is so already. Throws `not_found`. */
export function featureDestination({ db }: Access, viewer: Viewer, id: string, featured?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const wanted = featured ?? !stored.featured;
    const action = wanted ? 'Featured destination' : 'Unfeatured destination';
    if (wanted !== stored.featured) await setFlag(tx, viewer, stored, { featured: wanted }, action);
    const message = wanted ? 'Destination featured' : 'Destination no longer featured';
    return { message, data: await readDestinationForStaff(tx, id) };
  });
}

/** `published` undefined: the other way round. Does nothing when it is so already. Throws `not_found`. */
export function publishDestination({ db }: Access, viewer: Viewer, id: string, published?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const wanted = published ?? !stored.published;
    const action = wanted ? 'Published destination' : 'Unpublished destination';
    if (wanted !== stored.published) await setFlag(tx, viewer, stored, { published: wanted }, action);
    const message = wanted ? 'Destination published' : 'Destination is now a draft';
    return { message, data: await readDestinationForStaff(tx, id) };
  });
}

type Stored = NonNullable<Awaited<ReturnType<typeof store.lockDestination>>>;

async function setFlag(
  tx: Queryable,
  viewer: Viewer,
  { id, name, country, published }: Stored,
  flag: { featured: boolean } | { published: boolean },
  action: string,
): Promise<void> {
  await store.updateDestination(tx, id, flag);
  await recordActivity(tx, viewer, { action, detail: `${name}, ${country}`, type: 'update' });
  await dropPublic(tx, id, published || 'published' in flag);
}

async function requireLocked(tx: Queryable, id: string): Promise<Stored> {
  const stored = await store.lockDestination(tx, id);
  if (!stored) throw notFound();
  return stored;
}

function slugFor(tx: Queryable, id: string, name: string): Promise<string> {
  return freeSlug(slugOf(name, 'destination'), (candidates) => store.findUsedSlugs(tx, id, candidates));
}

/** A new name that makes another address: the old one leads to it from now on. */
async function renamed(tx: Queryable, { id, name, slug }: Stored, newName: string): Promise<string> {
  if (newName === name) return slug;
  await store.lockSlugs(tx);
  const newSlug = await slugFor(tx, id, newName);
  if (newSlug !== slug) await store.keepFormerSlug(tx, id, slug, newSlug);
  return newSlug;
}

/**
 * Everything public that shows a destination carries one of these, the banner because it names its places; drafts are
 * shown nowhere.
 */
async function dropPublic(tx: Queryable, id: string, isPublic: boolean): Promise<void> {
  if (isPublic) await dropCached(tx, [destinationTag(id), destinationsTag, bannerTag]);
}

const { least, most } = destinationRules.images;

/** The literal texts of the form. Call it before any image is stored. Throws `invalid_input`. */
export function requireImages(thumbnail: unknown, imageCount: number): void {
  const errors = [
    ...(thumbnail ? [] : [{ field: 'thumbnail', message: destinationRules.thumbnail.missing }]),
    ...(imageCount < least.count ? [{ field: 'images', message: least.message }] : []),
    ...(imageCount > most.count ? [{ field: 'images', message: most.message }] : []),
  ];
  if (errors.length > 0) throw new Problem('invalid_input', errors[0]?.message, { errors });
}

/**
 * Of all that shows a destination's images: lists show the thumbnail, so they are made anew as well when its sizes are
 * there.
 */
export const imageTags = (id: string): string[] => [destinationTag(id), destinationsTag];
