import type { BulkKind } from '#features/bulk/server/bulk-kind.ts';
import { storyRules } from '../../staff-story.contract.ts';
import { findKnownCategories } from '../categories/story-category.service.ts';
import { storyEditionBulk } from '../editions/story-edition.service.ts';
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
    async refuseCategory(db, category) {
      const { names, named } = await findKnownCategories(db);
      return named(category) === undefined ? `value must be one of ${names().join(', ')}` : undefined;
    },
    read: store.lockTags,
    change: sortStory,
  },
  translation: storyEditionBulk,
  listIds: store.listIds,
  listTitles: store.listTitles,
};
