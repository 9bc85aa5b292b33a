import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import { recordActivity, recordPlannedActivity } from '#features/activity/server/activity.service.ts';
import type { ActivityAction } from '#features/activity/server/activity-actions.rules.ts';
import { bannerTag } from '#features/banners/banner.contract.ts';
import { arrangeGallery } from '#features/media/server/images/gallery.rules.ts';
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
import type { ChangedDraft } from '../../destination-draft.contract.ts';
import type { ChangedDestination, NewDestination, StoredDestination } from '../../staff-destination.contract.ts';
import { t } from '../api-destinations.texts.ts';
import { requirePublishable, requireWhole } from './destination-readiness.service.ts';
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
import { readDestinationForStaff } from './staff-destination-reading.service.ts';
import { destinationValues, type WholeDestination } from './staff-destination-values.service.ts';

type Access = Pick<Dependencies, 'db'>;
type Files = { thumbnail: SentMedia | undefined; images: SentMedia[] };
type Saved = { message: string; data: StoredDestination; merged?: string[] };

const notFound = () => new Problem('not_found', t.notFound);

/** Adds a destination. A second call with the same `createKey` adds none and gives what the first has made. */
export function createDestination(
  { db }: Access,
  viewer: Viewer,
  { createKey, ...input }: WholeDestination & Pick<NewDestination, 'createKey'>,
  files: Files,
): Promise<Saved> {
  const id = createKey ?? randomUUID();
  return db.transaction(async (tx) => {
    await store.lockSlugs(tx);
    if (!(await store.findDestinationForStaff(tx, id)))
      await withVersion(tx, destinationVersions, id, { by: viewer.accountId }, () =>
        addDestination(tx, viewer, id, input, files),
      );
    return { message: t.added, data: await readDestinationForStaff(tx, id) };
  });
}

async function addDestination(tx: Queryable, viewer: Viewer, id: string, input: WholeDestination, files: Files) {
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
  await recordActivity(tx, viewer, { action: 'Added destination', detail: titleOf({ name, country }), type: 'add' });
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
  changed: ChangedDestination,
  files: Files,
): Promise<Saved> {
  return saveForm(db, viewer, id, changed, files, { isDraft: false });
}

/**
 * The same for one that is not published, or no longer is with this save: whatever it lacks, but for its name.
 * @throws Problem as above; `conflict` where it is published
 */
export function updateDraft(
  { db }: Access,
  viewer: Viewer,
  id: string,
  changed: ChangedDraft,
  files: Files,
): Promise<Saved> {
  return saveForm(db, viewer, id, changed, files, { isDraft: true });
}

function saveForm(
  db: Access['db'],
  viewer: Viewer,
  id: string,
  { updatedAt, smallChange = false, ...input }: ChangedDestination | ChangedDraft,
  files: Files,
  how: { isDraft: boolean },
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    if (how.isDraft && stored.published && (input.isPublished ?? input.published) === undefined)
      throw new Problem('conflict', t.noDraft);
    const edit = { by: viewer.accountId, startedFrom: updatedAt, isSmall: smallChange };
    const merged = await saveDestination(tx, stored, edit, (from) =>
      wantedDestination(tx, id, from, input, files, how),
    );
    const data = await readDestinationForStaff(tx, id);
    if (data.isPublished && !stored.published) await requirePublishable(tx, id);
    const detail = titleOf({ name: data.name, country: data.location.country });
    await recordActivity(tx, viewer, { action: 'Updated destination', detail, type: 'update' });
    await dropPublic(tx, id, stored.published || data.isPublished);
    return { message: t.saved, data, ...(merged.length > 0 && { merged }) };
  });
}

/** Makes a destination what it was. Throws `not_found` and `conflict`. */
export function restoreDestination(db: Transactor, viewer: Viewer, id: string, restore: Restore): Promise<Restored> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const wanted = async (from: DestinationContent) => restore.wanted(from);
    const merged = await saveDestination(tx, stored, restoreEdit(viewer, restore), wanted);
    const data = await readDestinationForStaff(tx, id);
    const detail = titleOf({ name: data.name, country: data.location.country });
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
    const detail = titleOf(stored);
    await recordActivity(tx, viewer, { action: 'Updated destination', detail, type: 'update' });
    await dropPublic(tx, id, stored.published);
  });
}

/** Moves it to the trash, with its reviews, and its place in favourites. Throws `not_found`. */
export async function deleteDestination({ db }: Access, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => {
    const { name, country, published, thumbnailId } = await requireLocked(tx, id);
    const title = titleOf({ name, country });
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
    const message = isNow ? t.featured : t.unfeatured;
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
    const message = isNow ? t.published : t.unpublished;
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

/** As people call it; of a draft nobody may have said yet where it lies. */
const titleOf = ({ name, country }: Pick<WholeDestination, 'name' | 'country'>): string =>
  country ? `${name}, ${country}` : name;

type Stored = NonNullable<Awaited<ReturnType<typeof store.lockDestination>>>;

async function setFlag(
  tx: Queryable,
  viewer: Viewer | null,
  { id, name, country, published }: Stored,
  flag: { featured: boolean } | { published: boolean },
  action: ActivityAction,
): Promise<void> {
  const of = { by: viewer?.accountId ?? null };
  await withVersion(tx, destinationVersions, id, of, () => store.updateDestination(tx, id, flag));
  const activity = { action, detail: titleOf({ name, country }), type: 'update' } as const;
  await (viewer ? recordActivity(tx, viewer, activity) : recordPlannedActivity(tx, activity));
  await dropPublic(tx, id, published || 'published' in flag);
}

export const destinationSchedule: ScheduledKind = {
  kind: 'destination',
  versions: destinationVersions,
  async lock(tx, id) {
    const stored = await store.lockDestination(tx, id);
    return stored && { title: titleOf(stored), isPublic: stored.published };
  },
  requireReady: requirePublishable,
  async setPublic(tx, id, published) {
    // It was whole when this was planned; what somebody has taken away since keeps it a draft.
    if (published) await requireWhole(tx, id);
    const action = published ? 'Published destination' : 'Unpublished destination';
    await setFlag(tx, null, await requireLocked(tx, id), { published }, action);
  },
  tags: publicTags,
  listTitles: store.listTitles,
};

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
