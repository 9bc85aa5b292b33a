import type { Block, Inline } from './document.ts';
import { textOf } from './plain-text.ts';

/** What is told, without headings, captions and tables: excerpts and the time of reading are made of it. */
export const paragraphsOf = (blocks: readonly Block[]): string[] => toldIn(blocks).map(textOf);

/** The same, line by line where somebody wants a line break. */
export const linesIn = (blocks: readonly Block[]): string[] => toldIn(blocks).flatMap(partedAtBreaks).map(textOf);

const toldIn = (blocks: readonly Block[]): Inline[][] =>
  blocks.flatMap((block): Inline[][] => {
    if (block.t === 'p') return [block.c];
    if (block.t === 'list') return block.items.flatMap(toldIn);
    return block.t === 'quote' || block.t === 'note' ? toldIn(block.blocks) : [];
  });

function partedAtBreaks(inline: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const part of inline) {
    if (typeof part !== 'string' && 'br' in part) lines.push([]);
    else lines.at(-1)?.push(part);
  }
  return lines;
}
