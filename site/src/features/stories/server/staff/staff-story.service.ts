import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import { recordActivity, recordPlannedActivity } from '#features/activity/server/activity.service.ts';
import type { ActivityAction } from '#features/activity/server/activity-actions.rules.ts';
import { ensureProfile } from '#features/authors/server/author-profile.service.ts';
import { type CheckedKind, requireReady } from '#features/checklists/server/checklist.service.ts';
import { announceStory } from '#features/digests/server/digest.service.ts';
import { arrangeGallery } from '#features/media/server/images/gallery.rules.ts';
import type { ScheduledKind } from '#features/schedules/server/scheduled-kind.ts';
import { moveToTrash, type TrashKind, trashing } from '#features/trash/server/trash.service.ts';
import type { Restore, Restored } from '#features/versions/server/restorable-kind.ts';
import { restoreEdit, withVersion } from '#features/versions/server/version.service.ts';
import type { Dependencies, Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { ChangedStory, NewStory, StoredStory } from '../../staff-story.contract.ts';
import { storiesTag, storyTag } from '../../story.contract.ts';
import { storyChecklist } from '../../story-checklist.ts';
import { t } from '../api-stories.texts.ts';
import { findCategoryNamed, lockCategories } from '../categories/story-category.repository.ts';
import { requireCategory } from '../categories/story-category.service.ts';
import { readTimeOf } from '../read-time.rules.ts';
import { presentStaffStory } from '../story.presenter.ts';
import { regionsOfTags } from '../story-regions.rules.ts';
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

/** Another category, or other tags. Throws `not_found`, and `invalid_input` where there is no such category. */
export function sortStory(
  db: Transactor,
  viewer: Viewer,
  id: string,
  { tags, category }: { tags?: string[]; category?: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockCategories(tx);
    const stored = await requireLocked(tx, id);
    const edit = { by: viewer.accountId, startedFrom: undefined };
    await saveStory(tx, stored, edit, storyTexts(tx), async (from) => ({
      ...from,
      ...(tags && { tags }),
      ...(category !== undefined && { category: await requireCategory(tx, category) }),
    }));
    await recordActivity(tx, viewer, { action: 'Updated story', detail: stored.title, type: 'update' });
    await dropPublic(tx, id, stored.published);
  });
}

/** Moves it to the trash. Throws `not_found`. */
export async function deleteStory({ db }: Access, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => {
    const { title, published, coverId } = await requireLocked(tx, id);
    await moveToTrash(tx, viewer, { kind: 'story', id, title, imageId: coverId, table: 'stories' });
    await recordActivity(tx, viewer, { action: 'Deleted story', detail: title, type: 'Delete' });
    await dropPublic(tx, id, published);
  });
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
};

/** `featured` undefined: the other way round. Does nothing when it is so already. Throws `not_found`. */
export function featureStory({ db }: Access, viewer: Viewer, id: string, featured?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const { featured: isNow } = await turnFeatured(tx, viewer, id, featured);
    return readSaved(tx, id, isNow ? t.featured : t.unfeatured);
  });
}

/**
 * `published` undefined: the other way round. Does nothing when it is so already.
 * @throws Problem `not_found`; `conflict` where it is not ready
 */
export function publishStory({ db }: Access, viewer: Viewer, id: string, published?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const { published: isNow } = await turnPublished(tx, viewer, id, published);
    return readSaved(tx, id, isNow ? t.published : t.unpublished);
  });
}

/** Part of a transaction: the same, without reading it anew. */
export async function turnFeatured(tx: Queryable, viewer: Viewer, id: string, wanted?: boolean) {
  const stored = await requireLocked(tx, id);
  const featured = wanted ?? !stored.featured;
  const isChanged = featured !== stored.featured;
  if (isChanged) await setFlag(tx, viewer, stored, { featured }, featured ? 'Featured story' : 'Unfeatured story');
  return { featured, isChanged };
}

export async function turnPublished(tx: Queryable, viewer: Viewer, id: string, wanted?: boolean) {
  const stored = await requireLocked(tx, id);
  const published = wanted ?? !stored.published;
  const isChanged = published !== stored.published;
  if (isChanged && published) await requireReady(tx, storyCheck, id);
  if (isChanged) await setPublished(tx, viewer, stored, { published });
  return { published, isChanged };
}

async function setPublished(
  tx: Queryable,
  viewer: Viewer | null,
  stored: Stored,
  flag: { published: boolean; publishedAt?: Date },
): Promise<void> {
  await setFlag(tx, viewer, stored, flag, flag.published ? 'Published story' : 'Unpublished story');
  if (flag.published && !stored.publishedAt && stored.placeId) await announceStory(tx, stored.id);
}

export const storyCheck: CheckedKind = { versions: storyVersions, fields: storyChecklist };

export const storySchedule: ScheduledKind = {
  kind: 'story',
  versions: storyVersions,
  async lock(tx, id) {
    const stored = await store.lockStory(tx, id);
    return stored && { title: stored.title, isPublic: stored.published };
  },
  requireReady: (tx, id) => requireReady(tx, storyCheck, id),
  async setPublic(tx, id, published, publishedAt) {
    await setPublished(tx, null, await requireLocked(tx, id), { published, publishedAt });
  },
  tags: (id) => [storyTag(id), storiesTag],
  listTitles: store.listTitles,
};

type Stored = NonNullable<Awaited<ReturnType<typeof store.lockStory>>>;

async function setFlag(
  tx: Queryable,
  viewer: Viewer | null,
  { id, title, published }: Stored,
  flag: { featured: boolean } | { published: boolean; publishedAt?: Date },
  action: ActivityAction,
): Promise<void> {
  await withVersion(tx, storyVersions, id, { by: viewer?.accountId ?? null }, () => store.updateStory(tx, id, flag));
  const activity = { action, detail: title, type: 'update' } as const;
  await (viewer ? recordActivity(tx, viewer, activity) : recordPlannedActivity(tx, activity));
  await dropPublic(tx, id, published || 'published' in flag);
}

async function requireLocked(tx: Queryable, id: string): Promise<Stored> {
  const stored = await store.lockStory(tx, id);
  if (!stored) throw new Problem('not_found', t.notFound);
  return stored;
}

/** Everything public that shows a story carries one of the two; drafts are shown nowhere. */
async function dropPublic(tx: Queryable, id: string, isPublic: boolean): Promise<void> {
  if (isPublic) await dropCached(tx, [storyTag(id), storiesTag]);
}
