import type { CallInput } from '#contract/endpoint.ts';
import type { StaffStoryCategory, updateStoryCategories } from '#features/stories/story-category.contract.ts';

/** A category of the list. `id` is its slug; of a new one, which has none yet, "+1", "+2", … */
export type CategoryEntry = { id: string; name: string };
/** One that is to go. `to`: the entry that gets its stories; "" until somebody has chosen. */
export type RemovedCategory = { id: string; name: string; to: string };
/** The list as it is to be. `base` is the one that it was made from. */
export type CategoryEdits = {
  base: readonly StaffStoryCategory[];
  entries: CategoryEntry[];
  removed: RemovedCategory[];
};

const isNew = ({ id }: CategoryEntry): boolean => id.startsWith('+');

export const unedited = (stored: readonly StaffStoryCategory[]): CategoryEdits => ({
  base: stored,
  entries: stored.map(({ slug, name }) => ({ id: slug, name })),
  removed: [],
});

export function isEdited({ base, entries }: CategoryEdits): boolean {
  const line = (id: string, name: string) => `${id} ${name}`;
  const [now, before] = [entries.map(({ id, name }) => line(id, name)), base.map(({ slug, name }) => line(slug, name))];
  return now.join('\n') !== before.join('\n');
}

/** The next name for something that is not stored. */
export const newEntry = (entries: readonly CategoryEntry[]): CategoryEntry => ({
  id: `+${1 + Math.max(0, ...entries.filter(isNew).map(({ id }) => Number(id)))}`,
  name: '',
});

/** The same edits of a list that somebody else has saved meanwhile: what only they have changed is as they have it. */
export function rebased(
  { base, entries, removed }: CategoryEdits,
  stored: readonly StaffStoryCategory[],
): CategoryEdits {
  const before = new Map(base.map(({ slug, name }) => [slug, name]));
  const now = new Map(stored.map(({ slug, name }) => [slug, name]));
  const kept = entries.flatMap((entry) => {
    if (isNew(entry)) return [entry];
    const theirs = now.get(entry.id);
    if (theirs === undefined) return [];
    return [before.get(entry.id) === entry.name ? { ...entry, name: theirs } : entry];
  });
  const added = stored.filter(({ slug }) => !before.has(slug)).map(({ slug, name }) => ({ id: slug, name }));
  return { base: stored, entries: [...kept, ...added], removed: removed.filter(({ id }) => now.has(id)) };
}

/** Those that are to go and stood behind the entry at `place`, or before all where that is -1. */
export function removedAfter({ base, entries, removed }: CategoryEdits, place: number): RemovedCategory[] {
  const order = base.map(({ slug }) => slug);
  const places = new Map(entries.map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: RemovedCategory) => {
    const before = order.slice(0, order.indexOf(id)).findLast((other) => places.has(other));
    return before === undefined ? -1 : places.get(before);
  };
  return removed
    .filter((one) => placeOf(one) === place)
    .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/** The same edits with a category that was to go where it stood. */
export function putBack(edits: CategoryEdits, category: RemovedCategory): CategoryEdits {
  const { entries, removed } = edits;
  const at = entries.findIndex((_, place) => removedAfter(edits, place).includes(category));
  const back = { id: category.id, name: category.name };
  return {
    ...edits,
    entries: [...entries.slice(0, at + 1), back, ...entries.slice(at + 1)],
    removed: removed.filter((one) => one !== category),
  };
}

/** As the API takes it. */
export function toCategoryRequest(
  { entries, removed }: CategoryEdits,
  updatedAt: string,
): CallInput<typeof updateStoryCategories>['body'] {
  const nameOf = ({ id, name }: CategoryEntry) => (isNew({ id, name }) ? name.trim() : id);
  const targets = removed.flatMap(({ id, to }) => {
    const target = entries.find((entry) => entry.id === to);
    return target ? [[id, nameOf(target)] as const] : [];
  });
  return {
    categories: entries.map((entry) => ({ name: entry.name, ...(!isNew(entry) && { slug: entry.id }) })),
    moveTo: Object.fromEntries(targets),
    updatedAt,
  };
}
