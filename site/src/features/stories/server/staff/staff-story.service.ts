import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import { recordActivity, recordPlannedActivities } from '#features/activity/server/activity.service.ts';
import { ensureProfile } from '#features/authors/server/author-profile.service.ts';
import { cameOf } from '#features/bulk/server/came.rules.ts';
import { requireReady } from '#features/checklists/server/checklist.service.ts';
import { announceStory } from '#features/digests/server/digest.service.ts';
import { arrangeGallery } from '#features/media/server/images/gallery.rules.ts';
import type { ScheduledKind } from '#features/schedules/server/scheduled-kind.ts';
import { type TrashKind, trashing } from '#features/trash/server/trash.service.ts';
import type { Restore, Restored } from '#features/versions/server/restorable-kind.ts';
import { restoreEdit, withVersion, withVersions } from '#features/versions/server/version.service.ts';
import type { Dependencies, Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { ChangedStory, NewStory, StoredStory } from '../../staff-story.contract.ts';
import { t } from '../api-stories.texts.ts';
import { findCategoryNamed, lockCategories } from '../categories/story-category.repository.ts';
import { requireCategory } from '../categories/story-category.service.ts';
import { readTimeOf } from '../read-time.rules.ts';
import { presentStaffStory } from '../story.presenter.ts';
import { regionsOfTags } from '../story-regions.rules.ts';
import { deleteStories, featureStories, publishStories, storyCheck, storyTags } from './many-stories.service.ts';
import * as store from './staff-story.repository.ts';
import { attachCover, attachStoryGallery } from './story-images.service.ts';
import { galleryRow, requireChosen, saveStory, storyText, storyTexts, wantedStory } from './story-saving.service.ts';
import { slugFor } from './story-slug.service.ts';
import { type StoryContent, type StoryImage, storyVersions } from './story-version.repository.ts';

type Access = Pick<Dependencies, 'db'>;
type Files = { coverImage: SentMedia | undefined; image: SentMedia[] };
type Saved = { message: string; data: StoredStory; merged?: string[] };

/** A story, a draft too. Throws `not_found`. */
export async function requireStoryForStaff(db: Queryable, id: string) {
  const row = await store.findStoryForStaff(db, id);
  if (!row) throw new Problem('not_found', t.notFound);
  return row;
}

async function readSaved(tx: Queryable, id: string, message: string): Promise<Saved> {
  return { message, data: presentStaffStory(await requireStoryForStaff(tx, id)) };
}

/** Adds a draft. A second call with the same `createKey` adds none and gives what the first has made. */
export function createStory(
  { db }: Access,
  viewer: Viewer,
  { createKey, ...input }: NewStory,
  files: Files,
): Promise<Saved> {
  const id = createKey ?? randomUUID();
  return db.transaction(async (tx) => {
    await lockCategories(tx);
    await store.lockSlugs(tx);
    if (!(await store.findStoryForStaff(tx, id)))
      await withVersion(tx, storyVersions, id, { by: viewer.accountId }, () => addStory(tx, viewer, id, input, files));
    return readSaved(tx, id, t.added);
  });
}

async function addStory(tx: Queryable, viewer: Viewer, id: string, input: NewStory, files: Files): Promise<void> {
  const { title, excerpt, category, tags, featured } = input;
  const { plain, markdown, blocks } = await storyText(tx, input.content);
  await requireChosen(tx, input);
  const cover = await attachCover(tx, id, files.coverImage, null, input.coverAlt);
  await store.insertStory(tx, {
    id,
    title,
    excerpt,
    category: await requireCategory(tx, category),
    tags,
    featured,
    content: plain,
    contentMarkdown: markdown,
    readTime: input.readTime ?? readTimeOf(blocks),
    regions: regionsOfTags(tags),
    slug: await slugFor(tx, id, title),
    authorId: input.authorId === undefined ? await ensureProfile(tx, viewer.accountId) : input.authorId,
    placeId: input.placeId ?? null,
    coverId: cover?.media ?? null,
  });
  const places = arrangeGallery<StoryImage & { file: string }>([], files.image.length, input);
  const gallery = await attachStoryGallery(tx, id, places, files.image, input);
  await store.replaceGallery(tx, id, gallery.map(galleryRow));
  await recordActivity(tx, viewer, { action: 'Added story', detail: title, type: 'add' });
}

/**
 * Changes what is given and nothing else; what somebody has saved since `updatedAt` is kept where this changes
 * something else.
 * @throws Problem `not_found`; `conflict` when both changed the same; `invalid_input` when too few images would be left
 */
export function updateStory(
  { db }: Access,
  viewer: Viewer,
  id: string,
  { updatedAt, smallChange = false, ...input }: ChangedStory,
  files: Files,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    await lockCategories(tx);
    const stored = await requireLocked(tx, id);
    const edit = { by: viewer.accountId, startedFrom: updatedAt, isSmall: smallChange };
    const texts = storyTexts(tx);
    const merged = await saveStory(tx, stored, edit, texts, (from) => wantedStory(tx, id, from, input, files, texts));
    const title = input.title ?? stored.title;
    await recordActivity(tx, viewer, { action: 'Updated story', detail: title, type: 'update' });
    await dropPublic(tx, id, stored.published);
    return { ...(await readSaved(tx, id, t.saved)), ...(merged.length > 0 && { merged }) };
  });
}

/** Makes a story what it was. Throws `not_found` and `conflict`. */
export function restoreStory(db: Transactor, viewer: Viewer, id: string, restore: Restore): Promise<Restored> {
  return db.transaction(async (tx) => {
    await lockCategories(tx);
    const stored = await requireLocked(tx, id);
    const wanted = async (from: StoryContent) => {
      const content = restore.wanted(from);
      // The category may have another name by now, or none.
      return { ...content, category: (await findCategoryNamed(tx, content.category)) ?? from.category };
    };
    const merged = await saveStory(tx, stored, restoreEdit(viewer, restore), storyTexts(tx), wanted);
    const data = presentStaffStory(await requireStoryForStaff(tx, id));
    await recordActivity(tx, viewer, { action: 'Restored story', detail: data.title, type: 'update' });
    await dropPublic(tx, id, stored.published);
    return { data, merged };
  });
}

/** Moves it to the trash. Throws `not_found`. */
export async function deleteStory({ db }: Access, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => cameOf(await deleteStories(tx, viewer, [id]), id));
}

export const storyTrash: TrashKind = {
  kind: 'story',
  versions: storyVersions,
  async changed(tx, { category }) {
    await lockCategories(tx);
    // It may have another name by now; one that stories in the trash have does not go without a successor.
    return { category: await findCategoryNamed(tx, String(category)) };
  },
  async restored(tx, id) {
    await dropPublic(tx, id, (await requireLocked(tx, id)).published);
  },
  async restoredAll(tx, ids) {
    const rows = await store.lockStories(tx, ids);
    await dropCached(
      tx,
      rows.filter(({ published }) => published).flatMap(({ id }) => storyTags(id)),
    );
  },
};

/** `featured` undefined: the other way round. Does nothing when it is so already. Throws `not_found`. */
export function featureStory({ db }: Access, viewer: Viewer, id: string, featured?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const wanted = featured ?? !(await requireLocked(tx, id)).featured;
    cameOf(await featureStories(tx, viewer, [id], wanted), id);
    return readSaved(tx, id, wanted ? t.featured : t.unfeatured);
  });
}

/**
 * `published` undefined: the other way round. Does nothing when it is so already.
 * @throws Problem `not_found`; `conflict` where it is not ready
 */
export function publishStory({ db }: Access, viewer: Viewer, id: string, published?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const wanted = published ?? !(await requireLocked(tx, id)).published;
    cameOf(await publishStories(tx, viewer, [id], wanted), id);
    return readSaved(tx, id, wanted ? t.published : t.unpublished);
  });
}

export const storySchedule: ScheduledKind = {
  kind: 'story',
  versions: storyVersions,
  async lock(tx, ids) {
    const rows = await store.lockStories(tx, ids);
    return new Map(rows.map((row) => [row.id, { title: row.title, isPublic: row.published }]));
  },
  requireReady: (tx, id) => requireReady(tx, storyCheck, id),
  async setPublic(tx, items, published) {
    const ids = items.map(({ id }) => id);
    const rows = await store.lockStories(tx, ids);
    await withVersions(tx, storyVersions, ids, { by: null }, async () => {
      for (const [at, same] of Map.groupBy(items, ({ at }) => at.getTime()))
        await store.updateStories(
          tx,
          same.map(({ id }) => id),
          { published, publishedAt: new Date(at) },
        );
    });
    const action = published ? 'Published story' : 'Unpublished story';
    await recordPlannedActivities(
      tx,
      rows.map(({ title }) => ({ action, detail: title, type: 'update' })),
    );
    for (const { id, publishedAt, placeId } of rows)
      if (published && !publishedAt && placeId) await announceStory(tx, id);
    await dropCached(tx, [...new Set(ids.flatMap(storyTags))]);
  },
  tags: storyTags,
  listTitles: store.listTitles,
};

type Stored = NonNullable<Awaited<ReturnType<typeof store.lockStory>>>;

async function requireLocked(tx: Queryable, id: string): Promise<Stored> {
  const stored = await store.lockStory(tx, id);
  if (!stored) throw new Problem('not_found', t.notFound);
  return stored;
}

/** Drafts are shown nowhere. */
async function dropPublic(tx: Queryable, id: string, isPublic: boolean): Promise<void> {
  if (isPublic) await dropCached(tx, storyTags(id));
}
