import { useRef, useState } from 'react';

type Row = { _id: string };

export type Selection<Item extends Row> = {
  /** Of the page. */
  items: readonly Item[];
  /** Everything that the list finds, on other pages too. */
  isEverything: boolean;
  has(item: Item): boolean;
  /** With `asRange` all between it and the one before it, in the order of the rows. */
  set(item: Item, on: boolean, asRange?: boolean): void;
  /** The whole page. */
  all(): void;
  everything(): void;
  clear(): void;
};

/**
 * Which rows of a page are selected. What is not on the page any more is not selected either.
 * @param list what the list shows, without its page: everything that it finds is selected for that alone
 */
export function useSelection<Item extends Row>(rows: readonly Item[], list = ''): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [everythingOf, setEverythingOf] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  const isEverything = everythingOf === list;
  const idsOf = (some: readonly Item[]) => some.map(({ _id }) => _id);
  const choose = (chosen: ReadonlySet<string>) => {
    setEverythingOf(null);
    setIds(chosen);
  };
  return {
    items: isEverything ? rows : rows.filter(({ _id }) => ids.has(_id)),
    isEverything,
    has: ({ _id }) => isEverything || ids.has(_id),
    set({ _id }, on, asRange = false) {
      const places = [last.current, _id].map((id) => rows.findIndex((row) => row._id === id));
      const [from = 0, to = 0] = places.sort((a, b) => a - b);
      const changed = asRange && from >= 0 ? idsOf(rows.slice(from, to + 1)) : [_id];
      last.current = _id;
      const before = isEverything ? idsOf(rows) : [...ids];
      choose(new Set(on ? [...before, ...changed] : before.filter((id) => !changed.includes(id))));
    },
    all: () => choose(new Set(idsOf(rows))),
    everything: () => setEverythingOf(list),
    clear: () => choose(new Set()),
  };
}
