import type { Inline } from '@trekker/rich-text/document.ts';
import type { ReactNode } from 'react';
import { staticList } from '../static-list.ts';

/** Where links lead, as the page knows it. */
export type LinkedItems = {
  /** The address of any other link, where it is not as it was written. */
  href?(address: string): string;
  /** A link such as `trekker:story/ID` around its words; undefined for what is gone or not public. */
  link(link: string, words: ReactNode): ReactNode | undefined;
};

/** Words with their marks, as elements. */
export function richLine(c: readonly Inline[], items: LinkedItems): ReactNode {
  return staticList(c, (part) => {
    if (typeof part === 'string') return part;
    if ('br' in part) return <br />;
    if ('b' in part) return <strong>{richLine(part.b, items)}</strong>;
    if ('i' in part) return <em>{richLine(part.i, items)}</em>;
    const words = richLine(part.c, items);
    if (!part.a.startsWith('trekker:')) return <a href={items.href?.(part.a) ?? part.a}>{words}</a>;
    // What it led to is gone: the words stay.
    return items.link(part.a, words) ?? words;
  });
}
