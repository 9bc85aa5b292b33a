import { createContext, type ReactNode, useContext } from 'react';

/** Decides on the server whether markup is rendered once more. */
export type MarkupKeeper = (of: object, variant: string, children: ReactNode) => ReactNode;

/** The browser has none: it takes up what the server has written. */
export const MarkupKeeperContext = createContext<MarkupKeeper | null>(null);

export type KeptMarkupProps = {
  /** What the children show and nothing else; kept where it can never change. */
  of: object;
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
  return keeper ? keeper(of, variant, children) : children;
}
