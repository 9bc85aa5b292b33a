import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import { describeMedia, type LibraryItem } from '#features/media/staff-media.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { useOneCall } from '#web/staff/form/use-one-call.ts';

export type ChosenMedia = {
  /** In the order of choosing. */
  items: readonly LibraryItem[];
  isChosen(item: LibraryItem): boolean;
  toggle(item: LibraryItem, on: boolean): void;
  /** No more may be chosen. */
  isFull: boolean;
  /** The alternative text of one, as it stands in the field. */
  altOf(item: LibraryItem): string;
  setAlt(item: LibraryItem, alt: string): void;
  busy: boolean;
  /** Hands them on, once what was written of them is stored. */
  use(): Promise<void>;
};

/** What of the library is chosen, and the alternative texts that were written meanwhile. */
export function useChosenMedia(
  most: number,
  onChange: (item: LibraryItem) => void,
  onUse: (items: readonly LibraryItem[]) => void,
): ChosenMedia {
  const api = useApi();
  const toast = useToast();
  const { busy, run } = useOneCall();
  const [items, setItems] = useState<readonly LibraryItem[]>([]);
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  const altOf = ({ _id, alt }: LibraryItem) => alts[_id] ?? alt;

  const stored = async (item: LibraryItem) => {
    const alt = altOf(item).trim();
    if (alt === item.alt) return item;
    const { data } = await api.call(describeMedia, { params: { id: item._id }, body: { alt } });
    onChange(data);
    return data;
  };
  return {
    items,
    isChosen: ({ _id }) => items.some((item) => item._id === _id),
    toggle: (item, on) =>
      setItems((before) => {
        const others = before.filter(({ _id }) => _id !== item._id);
        if (!on) return others;
        if (most === 1) return [item];
        return others.length < most ? [...others, item] : before;
      }),
    isFull: most > 1 && items.length >= most,
    altOf,
    setAlt: ({ _id }, alt) => setAlts((before) => ({ ...before, [_id]: alt })),
    busy,
    async use() {
      if (items.length === 0) return;
      const all = await run(
        () => Promise.all(items.map(stored)),
        ({ message }) => toast(message, { bad: true }),
      );
      if (all) onUse(all);
    },
  };
}
