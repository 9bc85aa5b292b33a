import { Problem } from '#contract/problem.ts';
import type { Sorting } from '#features/bulk/server/bulk-kind.ts';
import {
  deleteMany,
  featureMany,
  type ManyKind,
  publishMany,
  sortMany,
} from '#features/bulk/server/many-items.service.ts';
import { type CheckedKind, refusalsOf } from '#features/checklists/server/checklist.service.ts';
import { announceStory } from '#features/digests/server/digest.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import { storiesTag, storyTag } from '../../story.contract.ts';
import { storyChecklist } from '../../story-checklist.ts';
import { t } from '../api-stories.texts.ts';
import { lockCategories } from '../categories/story-category.repository.ts';
import { requireCategory } from '../categories/story-category.service.ts';
import { regionsOfTags } from '../story-regions.rules.ts';
import * as store from './staff-story.repository.ts';
import { storyVersions } from './story-version.repository.ts';

export const storyCheck: CheckedKind = { versions: storyVersions, fields: storyChecklist };

/** Everything public that shows a story carries one of the two. */
export const storyTags = (id: string): string[] => [storyTag(id), storiesTag];

type Stored = Awaited<ReturnType<typeof store.lockStories>>[number];

const manyStories: ManyKind<Stored> = {
  kind: 'story',
  table: 'stories',
  versions: storyVersions,
  notFound: () => new Problem('not_found', t.notFound),
  lock: store.lockStories,
  title: ({ title }) => title,
  imageId: ({ coverId }) => coverId,
  setFlag: store.updateStories,
  async sort(tx, rows) {
    const names = new Map<string, string>();
    for (const { category } of rows) if (!names.has(category)) names.set(category, await requireCategory(tx, category));
    const sorted = rows.map(({ id, tags, category }) => ({
      id,
      tags: [...tags],
      regions: regionsOfTags(tags),
      category: names.get(category) ?? category,
    }));
    await store.sortStories(tx, sorted);
  },
  refusals: (tx, ids) => refusalsOf(tx, storyCheck, ids),
  async published(tx, rows) {
    for (const { id, publishedAt, placeId } of rows) if (!publishedAt && placeId) await announceStory(tx, id);
  },
  tags: storyTags,
};

type Ids = readonly string[];

export const publishStories = (tx: Queryable, viewer: Viewer, ids: Ids, published: boolean) =>
  publishMany(tx, manyStories, viewer, ids, published);

export const featureStories = (tx: Queryable, viewer: Viewer, ids: Ids, featured: boolean) =>
  featureMany(tx, manyStories, viewer, ids, featured);

/** Part of `trashing`. */
export const deleteStories = (tx: Queryable, viewer: Viewer, ids: Ids) => deleteMany(tx, manyStories, viewer, ids);

/** Throws `invalid_input` where there is no such category. */
export async function sortStories(tx: Queryable, viewer: Viewer, ids: Ids, sorting: Sorting) {
  await lockCategories(tx);
  return sortMany(tx, manyStories, viewer, ids, sorting);
}
