import { createElement, Fragment, type ReactNode } from 'react';

/**
 * An element for each thing of a list whose things have nothing to be told apart by, keep no state and never change
 * places: each is known by its place, as if it were written out. What moves or can be edited has a `key` instead.
 */
export const staticList = <Item>(all: readonly Item[], view: (item: Item, index: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...all.map(view));
