import type { Block } from './document.ts';
import { textOf } from './plain-text.ts';

/** What is told, without headings, captions and tables: excerpts and the time of reading are made of it. */
export const paragraphsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block): string[] => {
    if (block.t === 'p') return [textOf(block.c)];
    if (block.t === 'list') return block.items.flatMap(paragraphsOf);
    return block.t === 'quote' || block.t === 'note' ? paragraphsOf(block.blocks) : [];
  });
