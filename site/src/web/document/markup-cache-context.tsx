import { createContext, type ReactNode, useContext } from 'react';

/** What markup shows and nothing else, and what else it depends on, in one word. */
export type CachedPart = { of: object; variant: string };

/** Decides on the server whether markup is rendered once more. */
export type MarkupCache = {
  part(part: CachedPart, children: ReactNode): ReactNode;
  /** All of them in their order; undefined where one is new. */
  parts(parts: readonly CachedPart[]): ReactNode | undefined;
};

/** The browser has none: it takes up what the server has written. */
export const MarkupCacheContext = createContext<MarkupCache | null>(null);

export type CachedMarkupProps = {
  /** What the children show and nothing else; kept where it can never change. Undefined: never kept. */
  of: object | undefined;
  /** What else they depend on, in one word. */
  variant: string;
  children: ReactNode;
};

/**
 * Children whose markup the server makes once for many pages, such as a card. They may not use `useId`: its ids depend
 * on the page.
 */
export function CachedMarkup({ of, variant, children }: CachedMarkupProps) {
  const cache = useContext(MarkupCacheContext);
  return cache && of ? cache.part({ of, variant }, children) : children;
}

export type CachedListProps<Item extends object> = {
  items: readonly Item[];
  /** As `variant` of the `CachedMarkup` that each child is. */
  variantAt(index: number): string;
  /** Each with its key; not asked for where the markup of all is at hand. */
  children(item: Item, index: number): ReactNode;
};

/** Many `CachedMarkup` in a row, such as the cards of a list. */
export function CachedList<Item extends object>({ items, variantAt, children }: CachedListProps<Item>) {
  const cache = useContext(MarkupCacheContext);
  const kept = cache?.parts(items.map((of, index) => ({ of, variant: variantAt(index) })));
  return kept ?? items.map(children);
}
