import { regionNames } from '../../regions.ts';

/** The categories that a site begins with, in their order. */
export const firstCategories = [
  'Adventure',
  'Food',
  'Travel',
  'Culture',
  'Road Trip',
  'Backpacking',
  'Luxury',
] as const;

/** What chips call two of those, while staff have changed none. */
const chipNames: Readonly<Record<string, string>> = { Food: 'Food & Drink', Travel: 'Travel Tips' };

/** The category that a chip stands for. */
export const categoryOfChip = (chip: string): string =>
  Object.keys(chipNames).find((name) => chipNames[name] === chip) ?? chip;

/** The chips before those of categories: all, and the parts of the world. */
export const fixedChips: readonly string[] = ['All Categories', ...Object.values(regionNames)];

/** The chips of the Stories page until staff change the categories. Literal texts. */
export const storyChips: readonly string[] = [...fixedChips, 'Food & Drink', 'Adventure', 'Culture', 'Travel Tips'];

/** A category as everybody may know it. */
export type NamedCategory = {
  name: string;
  slug: string;
  /** Its names before, and those of categories whose stories it took over. */
  former: readonly string[];
};

/** Whether they are those that a site begins with, in their order. */
export const areFirst = (categories: readonly NamedCategory[]): boolean =>
  categories.length === firstCategories.length && categories.every(({ name }, at) => name === firstCategories[at]);

/** @param own categories that staff have changed; null for those that a site begins with */
export const chipsOf = (own: readonly NamedCategory[] | null): readonly string[] =>
  own ? [...fixedChips, ...own.map(({ name }) => name)] : storyChips;

/** The category that a word in lower case means: by its name, what its chip was called, or a name that it had. */
export function categoryMeant(categories: readonly NamedCategory[], word: string): string | undefined {
  const isMeant = (name: string | undefined) => name?.toLowerCase() === word;
  const oldNames = ({ name, former }: NamedCategory) => [...former, ...[name, ...former].map((one) => chipNames[one])];
  const found = categories.find(({ name }) => isMeant(name)) ?? categories.find((one) => oldNames(one).some(isMeant));
  return found?.name;
}

/** The chip that a word of an address means. */
export function chipMeant(own: readonly NamedCategory[] | null, word: string): string | undefined {
  return chipsOf(own).find((chip) => chip.toLowerCase() === word) ?? (own ? categoryMeant(own, word) : undefined);
}
