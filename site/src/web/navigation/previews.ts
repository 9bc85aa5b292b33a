import { useEffect } from 'react';
import { isComingBack } from './coming-back.ts';

type Kind = 'destination' | 'story';
type Item = { slug: string };

// Items of lists that were on the screen, so that the next page can show what is known at once. Lives as long as the
// page is not reloaded, and holds what the public API gave: nothing of it is private.
const previews = new Map<string, Item>();
const most = 500;

/** Keeps the items of a list at hand for the pages that it leads to. */
export function usePreviews(kind: Kind, items: readonly Item[]): void {
  useEffect(() => {
    if (previews.size > most) previews.clear();
    for (const item of items) previews.set(`${kind} ${item.slug}`, item);
  }, [kind, items]);
}

/** What the previous screen knew of an item; nothing on the server, after a reload, and for who comes back. */
export function previewOf<Preview extends Item>(kind: Kind, slug: string, request: Request): Preview | undefined {
  const item = previews.get(`${kind} ${slug}`) as Preview | undefined;
  return item && !isComingBack(request) ? item : undefined;
}
