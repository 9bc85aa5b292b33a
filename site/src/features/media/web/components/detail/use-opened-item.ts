import { useState } from 'react';
import type { Answer } from '#contract/endpoint.ts';
import type { LibraryItem, readMedia } from '#features/media/staff-media.contract.ts';

/** An item with all the places that use it. */
export type LibraryDetail = Answer<typeof readMedia>['data'];

/** What was loaded, with what a call has answered since. Another answer of the loader knows better. */
export function useOpenedItem(loaded: LibraryDetail): [LibraryDetail, (saved: LibraryItem) => void] {
  const [saved, setSaved] = useState<{ of: LibraryDetail; item: LibraryItem } | null>(null);
  const item = saved?.of === loaded ? { ...loaded, ...saved.item } : loaded;
  return [item, (now) => setSaved({ of: loaded, item: now })];
}
