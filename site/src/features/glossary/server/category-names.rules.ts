import type { firstCategories } from '#contract/rules/stories/story-categories.ts';
import { t } from '../category-names.texts.ts';

const names: Record<(typeof firstCategories)[number], () => string> = {
  Adventure: () => t.adventure,
  Food: () => t.food,
  Travel: () => t.travel,
  Culture: () => t.culture,
  'Road Trip': () => t.roadTrip,
  Backpacking: () => t.backpacking,
  Luxury: () => t.luxury,
};

/** What a category that a site begins with is called in the language in use; undefined for one that staff named. */
export const firstCategoryName = (category: string): string | undefined =>
  names[category as (typeof firstCategories)[number]]?.();
