import { enqueue } from '@trekker/job-queue/enqueue.ts';
import type { Block } from '@trekker/rich-text/document.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { Problem } from '#contract/problem.ts';
import { requireReady } from '#features/checklists/server/checklist.service.ts';
import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import { endEntry } from '#features/trash/server/purge.repository.ts';
import { purgeTrash } from '#features/trash/server/trash.jobs.ts';
import { moveToTrash } from '#features/trash/server/trash.service.ts';
import { withVersion } from '#features/versions/server/version.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable } from '#server/queryable.ts';
import { storyRules } from '../../staff-story.contract.ts';
import { storiesTag, storyTag } from '../../story.contract.ts';
import { findCategoryNamed, lockCategories } from '../categories/story-category.repository.ts';
import { usualCategory } from '../categories/story-category.rules.ts';
import { findKnownCategories } from '../categories/story-category.service.ts';
import { isStoryTranslated } from '../editions/story-edition.service.ts';
import { readTimeOf } from '../read-time.rules.ts';
import { regionsOfTags } from '../story-regions.rules.ts';
import { storyCheck } from './many-stories.service.ts';
import * as store from './staff-story.repository.ts';
import { slugFor } from './story-slug.service.ts';
import { storyVersions } from './story-version.repository.ts';

type Writer = Pick<Viewer, 'accountId'>;

export type ImportedStory = Pick<
  store.StoryInsert,
  'title' | 'excerpt' | 'category' | 'tags' | 'featured' | 'publishedAt'
> & {
  id: string;
  /** What its slug is made of. */
  name: string;
  authorId: string;
  blocks: readonly Block[];
  coverId: string | null;
  gallery: readonly store.GalleryRow[];
  /** It was public, and is to be so here, with its date. */
  isPublic: boolean;
};

/** What its gallery has places for. */
export const mostGalleryImages = storyRules.image.most.count;

/**
 * Part of a transaction: adds what was written elsewhere: a draft, unless it is to be public and nothing of its
 * checklist blocks that. It keeps the date of its publication, and may lack what a form insists on.
 * @throws Problem `invalid_input` where its text is too long
 */
export async function addImportedStory(tx: Queryable, { accountId }: Writer, story: ImportedStory) {
  const { id, authorId } = story;
  await lockCategories(tx);
  const values = await valuesOf(tx, story);
  await store.lockSlugs(tx);
  const slug = await slugFor(tx, id, story.name);
  await withVersion(tx, storyVersions, id, { by: accountId, told: { what: 'imported' } }, async () => {
    await store.insertStory(tx, { ...values, id, slug, authorId });
    await store.replaceGallery(tx, id, story.gallery);
    if (story.isPublic) await publishIfReady(tx, id, story.publishedAt);
  });
  const { published, updatedAt } = await storedStory(tx, id);
  if (published) await dropCached(tx, [storyTag(id), storiesTag]);
  return { slug, published, updatedAt };
}

async function publishIfReady(tx: Queryable, id: string, publishedAt: ImportedStory['publishedAt']): Promise<void> {
  try {
    await requireReady(tx, storyCheck, id);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  await store.updateStory(tx, id, { published: true, ...(publishedAt && { publishedAt }) });
}

/**
 * Part of a transaction: makes an imported story what its source says now, unless somebody has changed it here. Its
 * address, its author and whether it is public stay.
 * @param importedAt its `updatedAt` as it was imported
 * @throws Problem `invalid_input` where its text is too long
 */
export async function updateImportedStory(
  tx: Queryable,
  { accountId }: Writer,
  importedAt: Date,
  story: ImportedStory,
): Promise<{ slug: string; updatedAt: Date } | 'edited' | 'gone'> {
  const { id } = story;
  await lockCategories(tx);
  const stored = await store.lockStory(tx, id);
  if (!stored) return 'gone';
  if (stored.updatedAt.getTime() !== importedAt.getTime()) return 'edited';
  const { publishedAt: _, ...values } = await valuesOf(tx, story);
  await withVersion(tx, storyVersions, id, { by: accountId, told: { what: 'importedAgain' } }, async () => {
    await store.updateStory(tx, id, values);
    await store.replaceGallery(tx, id, story.gallery);
  });
  if (stored.published) await dropCached(tx, [storyTag(id), storiesTag]);
  return { slug: stored.slug, updatedAt: (await storedStory(tx, id)).updatedAt };
}

async function valuesOf(tx: Queryable, story: ImportedStory) {
  const { title, excerpt, tags, featured, publishedAt, coverId } = story;
  // Staff may have changed the categories since the import began.
  const category = (await findCategoryNamed(tx, story.category)) ?? usualCategory(await findKnownCategories(tx));
  const rule = { ...storyRules.content, missing: '' };
  const { plain, markdown, blocks } = await textToStore(tx, 'content', writeMarkdown([...story.blocks]), rule);
  const regions = regionsOfTags(tags);
  const content = { content: plain, contentMarkdown: markdown, readTime: readTimeOf(blocks) };
  return { title, excerpt, category, tags, featured, publishedAt, coverId, regions, ...content };
}

async function storedStory(tx: Queryable, id: string) {
  const stored = await store.lockStory(tx, id);
  if (!stored) throw new Error('The story was not stored.');
  return stored;
}

/**
 * Part of `trashing`: takes an imported story away for good, unless somebody has changed it since.
 * @param importedAt its `updatedAt` as it was imported; null: whatever has happened to it
 */
export async function removeImportedStory(
  tx: Queryable,
  viewer: Viewer,
  id: string,
  importedAt: Date | null,
): Promise<{ outcome: 'removed' | 'gone' } | { outcome: 'edited'; title: string }> {
  const stored = await store.lockStory(tx, id);
  if (!stored) return { outcome: 'gone' };
  const { title, coverId, published, updatedAt } = stored;
  const isEdited = importedAt && (updatedAt.getTime() !== importedAt.getTime() || (await isStoryTranslated(tx, id)));
  if (isEdited) return { outcome: 'edited', title };
  await moveToTrash(tx, viewer, { kind: 'story', id, title, imageId: coverId, table: 'stories' });
  await endEntry(tx, 'story', id);
  await enqueue(tx, purgeTrash, {});
  if (published) await dropCached(tx, [storyTag(id), storiesTag]);
  return { outcome: 'removed' };
}
