import { useState } from 'react';

type Row = { _id: string };

export type Selection<Item extends Row> = {
  items: readonly Item[];
  has(item: Item): boolean;
  set(item: Item, on: boolean): void;
  all(): void;
  clear(): void;
};

/** Which rows of a page are selected. What is not on the page any more is not selected either. */
export function useSelection<Item extends Row>(rows: readonly Item[]): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    items: rows.filter(({ _id }) => ids.has(_id)),
    has: ({ _id }) => ids.has(_id),
    set: ({ _id }, on) => setIds((before) => new Set(on ? [...before, _id] : [...before].filter((id) => id !== _id))),
    all: () => setIds(new Set(rows.map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
  };
}
