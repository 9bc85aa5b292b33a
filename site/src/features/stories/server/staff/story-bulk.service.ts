import type { BulkKind } from '#features/bulk/server/bulk-kind.ts';
import { storyRules } from '../../staff-story.contract.ts';
import { storyCategory } from '../../story.contract.ts';
import * as store from './staff-story.repository.ts';
import { deleteStory, sortStory, turnFeatured, turnPublished } from './staff-story.service.ts';

/** How many stories are changed at once: each as by hand. */
export const storyBulk: BulkKind = {
  kind: 'story',
  publish: turnPublished,
  feature: turnFeatured,
  delete: (db, viewer, id) => deleteStory({ db }, viewer, id),
  sorting: {
    mostTags: storyRules.tags.items,
    refuseCategory: (category) =>
      storyCategory.safeParse(category).success
        ? undefined
        : `value must be one of ${storyCategory.options.join(', ')}`,
    read: store.lockTags,
    change: (db, viewer, id, { tags, category }) =>
      sortStory(db, viewer, id, {
        ...(tags && { tags }),
        ...(category !== undefined && { category: storyCategory.parse(category) }),
      }),
  },
  listIds: store.listIds,
  listTitles: store.listTitles,
};
