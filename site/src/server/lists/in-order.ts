/** Items found by their ids, in the order of the ids. What is gone since the ids were found is left out. */
export function pickInOrder<Item>(ids: readonly string[], items: ReadonlyMap<string, Item>): Item[] {
  return ids.flatMap((id) => items.get(id) ?? []);
}
