import type { Block } from '@trekker/rich-text/document.ts';
import { paragraphsOf } from '@trekker/rich-text/paragraphs.ts';
import { usualCategory } from '../../stories/server/categories/story-category.rules.ts';
import { storyRules } from '../../stories/staff-story.contract.ts';
import type { KnownCategories } from '../../stories/story.contract.ts';
import type { ImportChoices } from '../import.contract.ts';

type Term = { name: string; slug: string };
type Note = { reason: string; detail: string };

const longestTitle = 200;
const longestExcerpt = 300;

/** At the end of a word, where one ends early enough. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/u, '').toWellFormed()}…`;
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function titleOf(title: string, notes: Note[]): string {
  const line = oneLine(title);
  const isTold = notes.some(({ reason }) => reason === 'no-title');
  if (line === '' && !isTold) notes.push({ reason: 'no-title', detail: '' });
  if (line.length > longestTitle) notes.push({ reason: 'long-title', detail: line });
  return shortened(line || 'Untitled', longestTitle);
}

/** Without the word joiners that keep indents of code (`html/flow.ts`). */
export const excerptOf = (excerpt: string, blocks: readonly Block[]): string =>
  shortened(oneLine(excerpt) || oneLine((paragraphsOf(blocks)[0] ?? '').replaceAll('\u2060', '')), longestExcerpt);

/** One of ours by its name: "Food & Drink" is Food, "travel-tips" Travel. */
export function categoryNamed({ names, asked }: KnownCategories, name: string): string | undefined {
  const words = wordsOf(name);
  const own = names().find((one) => wordsOf(one) === words) ?? names().find((one) => words.startsWith(wordsOf(one)));
  return own ?? names().find((one) => one === asked(name.trim().toLowerCase()));
}

const wordsOf = (name: string): string =>
  `${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Which category a story gets: what somebody has said for one of the old site, and what is left. */
export type CategoryChoice = { known: KnownCategories; named: ReadonlyMap<string, string>; fallback: string };

export const categoryChoice = (
  known: KnownCategories,
  { categories, category }: Pick<ImportChoices, 'categories' | 'category'>,
): CategoryChoice => ({ known, named: new Map(Object.entries(categories)), fallback: category });

/** Choices with the categories of today; what was chosen and is gone was never said. */
export function withKnown(choices: ImportChoices, known: KnownCategories): ImportChoices {
  const named = Object.entries(choices.categories).flatMap(([old, name]) => {
    const now = known.named(name);
    return now === undefined ? [] : [[old, now]];
  });
  const category = known.named(choices.category) ?? usualCategory(known);
  return { ...choices, categories: Object.fromEntries(named), category };
}

/**
 * Where the stories are that had a category or tag of the old site. A category of ours without a chip has no list of
 * its own; the page of a tag has its address in lower case.
 */
export function addressOfTerm(name: string, { known, named }: CategoryChoice): string {
  const own = named.get(name) ?? categoryNamed(known, name);
  const chip = own && known.chips().find((one) => known.asked(one.toLowerCase()) === own);
  if (own !== undefined) return chip ? `/stories?${new URLSearchParams({ category: chip })}` : '/stories';
  return `/tags/${encodeURIComponent(shortened(oneLine(name), storyRules.tags.characters).toLowerCase())}`;
}

/** The first of its categories and tags that is one of ours, or was said to be; all others are tags. */
export function sorted(
  { categories, tags }: { categories: readonly Term[]; tags: readonly Term[] },
  { known, named, fallback }: CategoryChoice,
  notes: Note[],
): { category: string; tags: string[] } {
  const terms = [...categories, ...tags];
  const ours = ({ name, slug }: Term) => named.get(name) ?? categoryNamed(known, name) ?? categoryNamed(known, slug);
  const own = terms.find(ours);
  const names = terms
    .filter((term) => term !== own && term.slug !== 'uncategorized' && !term.name.startsWith('#'))
    .map(({ name }) => shortened(oneLine(name), storyRules.tags.characters))
    .filter(Boolean);
  const unlike = [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed();
  if (unlike.length > storyRules.tags.items)
    notes.push({ reason: 'too-many-tags', detail: unlike.slice(storyRules.tags.items).join(', ') });
  return {
    category: (own && ours(own)) ?? fallback,
    tags: unlike.slice(0, storyRules.tags.items),
  };
}
