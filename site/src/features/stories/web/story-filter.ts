import { regionNames } from '#contract/regions.ts';
import { categoryOfChip, chipMeant, type NamedCategory, storyChips } from '#contract/rules/stories/story-categories.ts';
import type { TermName } from '#features/glossary/term-names.contract.ts';
import { shownRegions } from '#web/components/shown-regions.ts';
import { wordsOfAddress } from '#web/document/words-of-address.ts';
import { t as chipWords } from '../chip-names.texts.ts';
import { t } from './story-list.texts.ts';
import { pageOf } from './tag-address.ts';

export const [allCategories = ''] = storyChips;

/**
 * What a chip says. Categories that staff have changed or translated are called as they call them.
 *
 * @param translated what categories are called in the language of the page, by their names
 */
export function chipName(chip: string, translated: Readonly<Record<string, TermName>> | undefined) {
  const name = translated?.[categoryOfChip(chip)];
  const own = name ? undefined : siteName(chip);
  // What the site itself says is in the language of the page; what staff alone have named may not be.
  return { of: own ?? chip, name: name ?? (own === undefined ? undefined : { name: own }) };
}

function siteName(chip: string): string | undefined {
  switch (chip) {
    case allCategories:
      return chipWords.allCategories;
    case 'Food & Drink':
      return t.foodAndDrink;
    case 'Adventure':
      return t.adventure;
    case 'Culture':
      return t.culture;
    case 'Travel Tips':
      return t.travelTips;
    default:
      return shownRegions.find(({ region }) => regionNames[region] === chip)?.label();
  }
}

/** `category` is a chip. */
export type StoryFilter = { q: string; category: string; page: number };

/** The filter that an address stands for. What it cannot mean is left out: a mistyped address still shows a page. */
export function filterOf(query: URLSearchParams, own: readonly NamedCategory[] | null): StoryFilter {
  const asked = (query.get('category') ?? '').trim().toLowerCase();
  return {
    q: wordsOfAddress(query),
    category: chipMeant(own, asked) ?? allCategories,
    page: pageOf(query),
  };
}

/** The address of a filter. A change of filter begins at page 1. */
export function addressOfFilter({ q, category, page = 1 }: Omit<StoryFilter, 'page'> & { page?: number }): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (category !== allCategories) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search ? `/stories?${search}` : '/stories';
}
