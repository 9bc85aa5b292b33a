import { t as checks } from '#contract/texts/api-checks.texts.ts';
import type { BulkKind } from '#features/bulk/server/bulk-kind.ts';
import { storyRules } from '../../staff-story.contract.ts';
import { findKnownCategories } from '../categories/story-category.service.ts';
import { storyEditionBulk } from '../editions/story-edition.service.ts';
import { deleteStories, featureStories, publishStories, sortStories } from './many-stories.service.ts';
import * as store from './staff-story.repository.ts';

/** How many stories are changed at once: each as by hand. */
export const storyBulk: BulkKind = {
  kind: 'story',
  publish: publishStories,
  feature: featureStories,
  delete: deleteStories,
  sorting: {
    mostTags: storyRules.tags.items,
    async refuseCategory(db, category) {
      const { names, named } = await findKnownCategories(db);
      return named(category) === undefined ? checks.oneOf({ field: 'value', words: names().join(', ') }) : undefined;
    },
    change: sortStories,
  },
  translation: storyEditionBulk,
  listIds: store.listIds,
  listTitles: store.listTitles,
};
