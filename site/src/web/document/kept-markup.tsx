import { createContext, type ReactNode, useContext } from 'react';

/** What markup shows and nothing else, and what else it depends on, in one word. */
export type KeptPart = { of: object; variant: string };

/** Decides on the server whether markup is rendered once more. */
export type MarkupKeeper = {
  part(part: KeptPart, children: ReactNode): ReactNode;
  /** All of them in their order; undefined where one is new. */
  parts(parts: readonly KeptPart[]): ReactNode | undefined;
};

/** The browser has none: it takes up what the server has written. */
export const MarkupKeeperContext = createContext<MarkupKeeper | null>(null);

export type KeptMarkupProps = {
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
export function KeptMarkup({ of, variant, children }: KeptMarkupProps) {
  const keeper = useContext(MarkupKeeperContext);
  return keeper && of ? keeper.part({ of, variant }, children) : children;
}

export type KeptListProps<Item extends object> = {
  items: readonly Item[];
  /** As `variant` of the `KeptMarkup` that each child is. */
  variantAt(index: number): string;
  /** Each with its key; not asked for where the markup of all is at hand. */
  children(item: Item, index: number): ReactNode;
};

/** Many `KeptMarkup` in a row, such as the cards of a list. */
export function KeptList<Item extends object>({ items, variantAt, children }: KeptListProps<Item>) {
  const keeper = useContext(MarkupKeeperContext);
  const kept = keeper?.parts(items.map((of, index) => ({ of, variant: variantAt(index) })));
  return kept ?? items.map(children);
}
