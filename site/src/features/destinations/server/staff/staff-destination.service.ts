import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import { recordActivity, recordPlannedActivities } from '#features/activity/server/activity.service.ts';
import { cameOf } from '#features/bulk/server/came.rules.ts';
import { arrangeGallery } from '#features/media/server/images/gallery.rules.ts';
import { recountReviews } from '#features/reviews/server/review-writing.service.ts';
import type { ScheduledKind } from '#features/schedules/server/scheduled-kind.ts';
import { storyTag } from '#features/stories/story.contract.ts';
import { type TrashKind, trashing } from '#features/trash/server/trash.service.ts';
import type { Restore, Restored } from '#features/versions/server/restorable-kind.ts';
import { restoreEdit, withVersion, withVersions } from '#features/versions/server/version.service.ts';
import type { Dependencies, Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
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
import {
  deleteDestinations,
  featureDestinations,
  publicTags,
  publishDestinations,
  titleOf,
} from './many-destinations.service.ts';
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

/** Moves it to the trash, with its reviews, and its place in favourites. Throws `not_found`. */
export async function deleteDestination({ db }: Access, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => cameOf(await deleteDestinations(tx, viewer, [id]), id));
}

export const destinationTrash: TrashKind = {
  kind: 'destination',
  versions: destinationVersions,
  restored: (tx, id) => showAgain(tx, [id]),
  restoredAll: showAgain,
};

async function showAgain(tx: Queryable, ids: readonly string[]): Promise<void> {
  const rows = await store.lockDestinations(tx, ids);
  // Whoever reviewed or voted may be gone meanwhile.
  await recountReviews(tx, ids);
  const shown = rows.filter(({ published }) => published).map(({ id }) => id);
  await dropCached(tx, [...new Set(shown.flatMap(publicTags))]);
  await dropCached(tx, (await store.listStoriesAbout(tx, shown)).map(storyTag));
}

/** `featured` undefined: the other way round. Does nothing when it is so already. Throws `not_found`. */
export function featureDestination({ db }: Access, viewer: Viewer, id: string, featured?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const wanted = featured ?? !(await requireLocked(tx, id)).featured;
    cameOf(await featureDestinations(tx, viewer, [id], wanted), id);
    const message = wanted ? t.featured : t.unfeatured;
    return { message, data: await readDestinationForStaff(tx, id) };
  });
}

/**
 * `published` undefined: the other way round. Does nothing when it is so already.
 * @throws Problem `not_found`; `conflict` where it is not ready
 */
export function publishDestination({ db }: Access, viewer: Viewer, id: string, published?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const wanted = published ?? !(await requireLocked(tx, id)).published;
    cameOf(await publishDestinations(tx, viewer, [id], wanted), id);
    const message = wanted ? t.published : t.unpublished;
    return { message, data: await readDestinationForStaff(tx, id) };
  });
}

type Stored = NonNullable<Awaited<ReturnType<typeof store.lockDestination>>>;

export const destinationSchedule: ScheduledKind = {
  kind: 'destination',
  versions: destinationVersions,
  async lock(tx, ids) {
    const rows = await store.lockDestinations(tx, ids);
    return new Map(rows.map((row) => [row.id, { title: titleOf(row), isPublic: row.published }]));
  },
  requireReady: requirePublishable,
  async setPublic(tx, items, published) {
    const ids = items.map(({ id }) => id);
    // It was whole when this was planned; what somebody has taken away since keeps it a draft.
    if (published) for (const id of ids) await requireWhole(tx, id);
    const rows = await store.lockDestinations(tx, ids);
    await withVersions(tx, destinationVersions, ids, { by: null }, () =>
      store.updateDestinations(tx, ids, { published }),
    );
    const action = published ? 'Published destination' : 'Unpublished destination';
    await recordPlannedActivities(
      tx,
      rows.map((row) => ({ action, detail: titleOf(row), type: 'update' })),
    );
    await dropCached(tx, [...new Set(ids.flatMap(publicTags))]);
  },
  tags: publicTags,
  listTitles: store.listTitles,
};

async function requireLocked(tx: Queryable, id: string): Promise<Stored> {
  const stored = await store.lockDestination(tx, id);
  if (!stored) throw notFound();
  return stored;
}

/** Drafts are shown nowhere. */
async function dropPublic(tx: Queryable, id: string, isPublic: boolean): Promise<void> {
  if (isPublic) await dropCached(tx, publicTags(id));
}
