export type Random = {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number of at least 0 and below `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
};

/** The same numbers for the same seed (mulberry32), so that a run can be had again. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: (items) => items[below(items.length)] as never };
}
