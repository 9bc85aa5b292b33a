/** The list with one of its items at another place; unchanged when there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const result = [...items];
  if (!(from in items) || !(to in items)) return result;
  result.splice(to, 0, ...result.splice(from, 1));
  return result;
}

/** The list without one of its items. */
export function without<Item>(items: readonly Item[], place: number): Item[] {
  return items.filter((_, at) => at !== place);
}

/**
 * The text as it is to be added to the list: trimmed; undefined when it is blank or, however it is capitalised, there
 * already.
 */
export function addable(list: readonly string[], typed: string): string | undefined {
  const text = typed.trim();
  const same = (other: string) => other.trim().toLowerCase() === text.toLowerCase();
  return text === '' || list.some(same) ? undefined : text;
}
