import { type RefObject, useLayoutEffect, useRef } from 'react';
import { moved, without } from '../lists/order.ts';

/** A part of a row that can receive the focus: its element carries `data-part`. */
export type RowPart = 'up' | 'down' | 'grip' | 'remove';

export type Rows<Item> = {
  /** Goes to the element around all rows; each row carries `data-row` with its key. */
  list: RefObject<HTMLOListElement | null>;
  /** One key per item, that stays with it wherever it goes. */
  keys: readonly number[];
  change(place: number, item: Item): void;
  /** The focus goes to its first control, or to the first of that kind. Gives its key. */
  add(item: Item, control?: 'input'): number;
  /** The focus goes to the row that follows, or to `otherwise` when none is left. */
  remove(place: number, otherwise?: HTMLElement | null): void;
  /** Removes a row that nobody stands in; the focus stays where it is. */
  drop(place: number): void;
  /** The focus stays on the part of the row that was pressed. */
  move(from: number, to: number, part?: RowPart): void;
};

/** Items that are added, removed and moved, with a focus that is never lost. */
export function useRows<Item>(items: readonly Item[], onChange: (items: Item[]) => void): Rows<Item> {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ key: number; selector: string } | null>(null);
  const counter = useRef(0);
  const known = useRef<number[]>([]);
  const shown = useRef<readonly Item[]>([]);
  const fresh = () => {
    counter.current += 1;
    return counter.current;
  };
  /** For items that came or went from outside, as from another list or with a restored draft: what stayed keeps its. */
  const keysOf = (now: readonly Item[]): number[] => {
    const before = shown.current.map((item, place) => ({ item, key: known.current[place] ?? fresh() }));
    return now.map((item) => {
      const at = before.findIndex((one) => one.item === item);
      return at < 0 ? fresh() : (before.splice(at, 1)[0]?.key ?? fresh());
    });
  };
  const keys = known.current.length === items.length ? known.current : keysOf(items);
  known.current = keys;
  shown.current = items;

  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { key, selector } = wanted.current;
    wanted.current = null;
    list.current?.querySelector<HTMLElement>(`[data-row="${key}"] ${selector}`)?.focus();
  });

  const want = (key: number | undefined, selector: string) => {
    wanted.current = key === undefined ? null : { key, selector };
  };
  const drop = (place: number) => {
    known.current = without(keys, place);
    onChange(without(items, place));
  };
  return {
    list,
    keys,
    change: (place, item) => onChange(items.map((other, at) => (at === place ? item : other))),
    add(item, control) {
      const key = fresh();
      known.current = [...keys, key];
      want(key, control ?? ':is(input, textarea, select, button)');
      onChange([...items, item]);
      return key;
    },
    remove(place, otherwise) {
      const rest = without(keys, place);
      want(rest[place] ?? rest.at(-1), '[data-part="remove"]');
      if (rest.length === 0) otherwise?.focus();
      drop(place);
    },
    drop,
    move(from, to, part) {
      if (!(to in items)) return;
      known.current = moved(keys, from, to);
      want(keys[from], part ? `[data-part="${part}"]` : ':is(input, textarea, button)');
      onChange(moved(items, from, to));
    },
  };
}
