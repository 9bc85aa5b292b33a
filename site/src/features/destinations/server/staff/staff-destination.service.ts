import { randomUUID } from 'node:crypto';
import { locatorMap } from '@trekker/locator-map/locator-map.ts';
import { Problem } from '#contract/problem.ts';
import { recordActivity, recordPlannedActivity } from '#features/activity/server/activity.service.ts';
import { bannerTag } from '#features/banners/banner.contract.ts';
import { type CheckedKind, requireReady } from '#features/checklists/server/checklist.service.ts';
import { arrangeGallery } from '#features/media/server/images/gallery.rules.ts';
import { describeReviews } from '#features/reviews/server/review-overview.service.ts';
import { recountReviews } from '#features/reviews/server/review-writing.service.ts';
import type { ScheduledKind } from '#features/schedules/server/scheduled-kind.ts';
import { storyTag } from '#features/stories/story.contract.ts';
import { moveToTrash, type TrashKind, trashing } from '#features/trash/server/trash.service.ts';
import type { Restore, Restored } from '#features/versions/server/restorable-kind.ts';
import { restoreEdit, withVersion } from '#features/versions/server/version.service.ts';
import type { Dependencies, Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { destinationsTag, destinationTag } from '../../destination.contract.ts';
import { destinationChecklist } from '../../destination-checklist.ts';
import type {
  ChangedDestination,
  DestinationPreview,
  NewDestination,
  StoredDestination,
} from '../../staff-destination.contract.ts';
import { presentNearbyDestination, presentStaffDestination } from '../destination.presenter.ts';
import { isPlaced, listNearbyDestinations } from '../destination.repository.ts';
import { describeDestination } from '../destination.service.ts';
import { requireComplete } from '../destination-missing.rules.ts';
import {
  attachImages,
  attachThumbnail,
  longDescriptionOf,
  mediaId,
  saveDestination,
  wantedDestination,
} from './destination-saving.service.ts';
import { slugFor } from './destination-slug.service.ts';
import {
  type DestinationContent,
  type DestinationImage,
  destinationVersions,
} from './destination-version.repository.ts';
import * as store from './staff-destination.repository.ts';
import { destinationValues } from './staff-destination-values.service.ts';

type Access = Pick<Dependencies, 'db'>;
type Files = { thumbnail: SentMedia | undefined; images: SentMedia[] };
type Saved = { message: string; data: StoredDestination; merged?: string[] };

const notFound = () => new Problem('not_found', 'Destination not found');

/** Throws `not_found`. */
export async function readDestinationForStaff(db: Queryable, id: string): Promise<StoredDestination> {
  const row = await store.findDestinationForStaff(db, id);
  if (!row) throw notFound();
  return presentStaffDestination(row);
}

/** What its page would be made of if it were published. Throws `not_found`. */
export async function previewDestination(db: Queryable, id: string): Promise<DestinationPreview> {
  const row = await store.findDestinationForStaff(db, id);
  if (!row) throw notFound();
  const nearby = isPlaced(row) ? await listNearbyDestinations(db, row) : [];
  return {
    destination: await describeDestination(db, row, await describeReviews(db, id)),
    nearby: nearby.map(presentNearbyDestination),
  };
}

/** The map of that page, as SVG. Throws `not_found`. */
export async function previewDestinationMap(db: Queryable, id: string): Promise<string> {
  const row = await store.findDestinationForStaff(db, id);
  if (!row || !isPlaced(row)) throw notFound();
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
    if (!(await store.findDestinationForStaff(tx, id)))
      await withVersion(tx, destinationVersions, id, { by: viewer.accountId }, () =>
        addDestination(tx, viewer, id, input, files),
      );
    return { message: 'Destination added', data: await readDestinationForStaff(tx, id) };
  });
}

async function addDestination(tx: Queryable, viewer: Viewer, id: string, input: NewDestination, files: Files) {
  const { name, country } = input;
  const published = input.isPublished ?? input.published ?? false;
  const thumbnail = await attachThumbnail(tx, id, files.thumbnail, null, input.thumbnailAlt);
  await store.insertDestination(tx, {
    ...destinationValues(input, { country, regionText: input.region }),
    ...(await longDescriptionOf(tx, input.longDescription)),
    id,
    published,
    slug: await slugFor(tx, id, name),
    thumbnailId: thumbnail?.media ?? null,
  });
  const places = arrangeGallery<DestinationImage & { file: string }>([], files.images.length, input);
  await store.replaceGallery(tx, id, (await attachImages(tx, id, places, files.images, input)).map(mediaId));
  if (published) await requirePublishable(tx, id);
  await recordActivity(tx, viewer, { action: 'Added destination', detail: `${name}, ${country}`, type: 'add' });
  await dropPublic(tx, id, published);
}

/**
 * Changes what is given and nothing else; what somebody has saved since `updatedAt` is kept where this changes
 * something else.
 * @throws Problem `not_found`; `conflict` when both changed the same; `invalid_input` when too few images would be left
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
    const edit = { by: viewer.accountId, startedFrom: updatedAt };
    const merged = await saveDestination(tx, stored, edit, (from) => wantedDestination(tx, id, from, input, files));
    const data = await readDestinationForStaff(tx, id);
    if (data.isPublished && !stored.published) await requirePublishable(tx, id);
    const detail = `${data.name}, ${data.location.country}`;
    await recordActivity(tx, viewer, { action: 'Updated destination', detail, type: 'update' });
    await dropPublic(tx, id, stored.published || data.isPublished);
    return { message: 'Destination saved', data, ...(merged.length > 0 && { merged }) };
  });
}

/** Makes a destination what it was. Throws `not_found` and `conflict`. */
export function restoreDestination(db: Transactor, viewer: Viewer, id: string, restore: Restore): Promise<Restored> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const wanted = async (from: DestinationContent) => restore.wanted(from);
    const merged = await saveDestination(tx, stored, restoreEdit(viewer, restore), wanted);
    const data = await readDestinationForStaff(tx, id);
    const detail = `${data.name}, ${data.location.country}`;
    await recordActivity(tx, viewer, { action: 'Restored destination', detail, type: 'update' });
    await dropPublic(tx, id, stored.published);
    return { data, merged };
  });
}

/** Another category, or other tags. Throws `not_found`. */
export function sortDestination(
  db: Transactor,
  viewer: Viewer,
  id: string,
  to: Partial<Pick<DestinationContent, 'tags' | 'category'>>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const edit = { by: viewer.accountId, startedFrom: undefined };
    await saveDestination(tx, stored, edit, async (from) => ({ ...from, ...to }));
    const detail = `${stored.name}, ${stored.country}`;
    await recordActivity(tx, viewer, { action: 'Updated destination', detail, type: 'update' });
    await dropPublic(tx, id, stored.published);
  });
}

/** Moves it to the trash, with its reviews, and its place in favourites. Throws `not_found`. */
export async function deleteDestination({ db }: Access, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => {
    const { name, country, published, thumbnailId } = await requireLocked(tx, id);
    const title = `${name}, ${country}`;
    await moveToTrash(tx, viewer, { kind: 'destination', id, title, imageId: thumbnailId, table: 'destinations' });
    await recordActivity(tx, viewer, { action: 'Deleted destination', detail: title, type: 'Delete' });
    await dropPublic(tx, id, published);
  });
}

export const destinationTrash: TrashKind = {
  kind: 'destination',
  versions: destinationVersions,
  async restored(tx, id) {
    const { published } = await requireLocked(tx, id);
    // Whoever reviewed or voted may be gone meanwhile.
    await recountReviews(tx, id);
    await dropPublic(tx, id, published);
    if (published) await dropCached(tx, (await store.listStoriesAbout(tx, id)).map(storyTag));
  },
};

/** `featured` undefined: the other way round. Does nothing when it is so already. Throws `not_found`. */
export function featureDestination({ db }: Access, viewer: Viewer, id: string, featured?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const { featured: isNow } = await turnFeatured(tx, viewer, id, featured);
    const message = isNow ? 'Destination featured' : 'Destination no longer featured';
    return { message, data: await readDestinationForStaff(tx, id) };
  });
}

/**
 * `published` undefined: the other way round. Does nothing when it is so already.
 * @throws Problem `not_found`; `conflict` where it is not ready
 */
export function publishDestination({ db }: Access, viewer: Viewer, id: string, published?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const { published: isNow } = await turnPublished(tx, viewer, id, published);
    const message = isNow ? 'Destination published' : 'Destination is now a draft';
    return { message, data: await readDestinationForStaff(tx, id) };
  });
}

/** Part of a transaction: the same, without reading it anew. */
export async function turnFeatured(tx: Queryable, viewer: Viewer, id: string, wanted?: boolean) {
  const stored = await requireLocked(tx, id);
  const featured = wanted ?? !stored.featured;
  const isChanged = featured !== stored.featured;
  const action = featured ? 'Featured destination' : 'Unfeatured destination';
  if (isChanged) await setFlag(tx, viewer, stored, { featured }, action);
  return { featured, isChanged };
}

export async function turnPublished(tx: Queryable, viewer: Viewer, id: string, wanted?: boolean) {
  const stored = await requireLocked(tx, id);
  const published = wanted ?? !stored.published;
  const isChanged = published !== stored.published;
  if (isChanged && published) await requirePublishable(tx, id);
  const action = published ? 'Published destination' : 'Unpublished destination';
  if (isChanged) await setFlag(tx, viewer, stored, { published }, action);
  return { published, isChanged };
}

type Stored = NonNullable<Awaited<ReturnType<typeof store.lockDestination>>>;

async function setFlag(
  tx: Queryable,
  viewer: Viewer | null,
  { id, name, country, published }: Stored,
  flag: { featured: boolean } | { published: boolean },
  action: string,
): Promise<void> {
  const of = { by: viewer?.accountId ?? null };
  await withVersion(tx, destinationVersions, id, of, () => store.updateDestination(tx, id, flag));
  const activity = { action, detail: `${name}, ${country}`, type: 'update' } as const;
  await (viewer ? recordActivity(tx, viewer, activity) : recordPlannedActivity(tx, activity));
  await dropPublic(tx, id, published || 'published' in flag);
}

export const destinationCheck: CheckedKind = { versions: destinationVersions, fields: destinationChecklist };

export const destinationSchedule: ScheduledKind = {
  kind: 'destination',
  versions: destinationVersions,
  async lock(tx, id) {
    const stored = await store.lockDestination(tx, id);
    return stored && { title: `${stored.name}, ${stored.country}`, isPublic: stored.published };
  },
  requireReady: requirePublishable,
  async setPublic(tx, id, published) {
    const action = published ? 'Published destination' : 'Unpublished destination';
    await setFlag(tx, null, await requireLocked(tx, id), { published }, action);
  },
  tags: publicTags,
  listTitles: store.listTitles,
};

/**
 * Part of whatever publishes it, or plans to: what came from elsewhere may lack what the form insists on.
 * @throws Problem `invalid_input` that names what is missing; `conflict` where the checklist blocks
 */
async function requirePublishable(tx: Queryable, id: string): Promise<void> {
  const item = await destinationVersions.read(tx, id);
  if (item) requireComplete(item.content, false);
  await requireReady(tx, destinationCheck, id);
}

async function requireLocked(tx: Queryable, id: string): Promise<Stored> {
  const stored = await store.lockDestination(tx, id);
  if (!stored) throw notFound();
  return stored;
}

/**
 * Everything public that shows a destination carries one of these, the banner because it names its places; drafts are
 * shown nowhere.
 */
async function dropPublic(tx: Queryable, id: string, isPublic: boolean): Promise<void> {
  if (isPublic) await dropCached(tx, publicTags(id));
}

function publicTags(id: string): string[] {
  return [destinationTag(id), destinationsTag, bannerTag];
}
