import { enqueue } from '@trekker/job-queue/enqueue.ts';
import type { Block } from '@trekker/rich-text/document.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
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
import { readTimeOf } from '../read-time.rules.ts';
import { regionsOfTags } from '../story-regions.rules.ts';
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
};

/**
 * Part of a transaction: adds a draft that was written elsewhere. It keeps the date of its publication, and may lack
 * what a form insists on: its checklist says so before it is published.
 * @throws Problem `invalid_input` where its text is too long
 */
export async function addImportedStory(tx: Queryable, { accountId }: Writer, story: ImportedStory) {
  const { id, title, excerpt, category, tags, featured, publishedAt, authorId, name } = story;
  const rule = { ...storyRules.content, missing: '' };
  const { plain, markdown, blocks } = await textToStore(tx, 'content', writeMarkdown([...story.blocks]), rule);
  await store.lockSlugs(tx);
  const slug = await slugFor(tx, id, name);
  await withVersion(tx, storyVersions, id, { by: accountId, summary: 'Imported' }, () =>
    store.insertStory(tx, {
      id,
      slug,
      title,
      excerpt,
      category,
      tags,
      featured,
      publishedAt,
      authorId,
      content: plain,
      contentMarkdown: markdown,
      readTime: readTimeOf(blocks),
      regions: regionsOfTags(tags),
    }),
  );
  const stored = await store.lockStory(tx, id);
  if (!stored) throw new Error('The story was not stored.');
  return { slug, updatedAt: stored.updatedAt };
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
  if (importedAt && updatedAt.getTime() !== importedAt.getTime()) return { outcome: 'edited', title };
  await moveToTrash(tx, viewer, { kind: 'story', id, title, imageId: coverId, table: 'stories' });
  await endEntry(tx, 'story', id);
  await enqueue(tx, purgeTrash, {});
  if (published) await dropCached(tx, [storyTag(id), storiesTag]);
  return { outcome: 'removed' };
}
