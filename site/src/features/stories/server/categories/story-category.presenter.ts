import { areFirst, type NamedCategory } from '#contract/rules/stories/story-categories.ts';
import type { StaffStoryCategory } from '../../story-category.contract.ts';
import type { CategoryRow } from './story-category.repository.ts';

/** @param counts how many stories have each name, former ones too */
export function presentCategories(rows: readonly CategoryRow[], counts: ReadonlyMap<string, number>) {
  const data = rows.map(
    ({ slug, name, former }, at): StaffStoryCategory => ({
      slug,
      name,
      order: at + 1,
      stories: countOf({ name, former }, counts),
    }),
  );
  return { data, updatedAt: newestOf(rows).toISOString() };
}

export const countOf = ({ name, former }: Pick<CategoryRow, 'name' | 'former'>, counts: ReadonlyMap<string, number>) =>
  [name, ...former].reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);

/** When the list was last saved. */
export const newestOf = (rows: readonly CategoryRow[]): Date =>
  new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime())));

/** As pages carry them: null for those that a site begins with. */
export const presentOwnCategories = (categories: readonly NamedCategory[]) =>
  areFirst(categories) ? null : categories.map(({ name, slug, former }) => ({ name, slug, former: [...former] }));
