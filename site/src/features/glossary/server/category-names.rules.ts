import { firstCategories } from '#contract/rules/stories/story-categories.ts';
import { findInterfaceLanguage } from '#server/languages/open-languages.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
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

/**
 * What the site itself calls a category in a language: one that it began with, under its name in the site's own
 * language too. Undefined for one that staff named, and where the site does not speak the language.
 */
export function siteCategoryName(language: string, category: string): string | undefined {
  if (!findInterfaceLanguage(language)) return undefined;
  const first = firstCategories.find((one) => one === category || inLanguageOf('', names[one]) === category);
  return first && inLanguageOf(language, names[first]);
}
