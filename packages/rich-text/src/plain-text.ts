import type { Block, Inline } from './document.ts';

/** The words of a line, without what stands around them; a wanted line break is a blank. */
export const textOf = (inline: readonly Inline[]): string =>
  inline
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('br' in part) return ' ';
      if ('a' in part) return textOf(part.c);
      return textOf('b' in part ? part.b : part.i);
    })
    .join('');

/**
 * All that a reader can see or hear of a text, as search and feeds use it: paragraphs, headings, cells, captions,
 * alternative texts, credits. Its blocks are parted by blank lines, rows of tables by line breaks.
 */
export const plainText = (blocks: readonly Block[]): string => blocks.map(linesOf).filter(Boolean).join('\n\n');

function linesOf(block: Block): string {
  switch (block.t) {
    case 'p':
    case 'h':
      return textOf(block.c);
    case 'list':
      return block.items.map((item) => plainText(item)).join('\n');
    case 'quote':
      return plainText(block.blocks);
    case 'note':
      return [block.title, plainText(block.blocks)].join('\n\n');
    case 'pull':
      return said(textOf(block.c), block.by);
    case 'table':
      return block.rows.map((row) => row.map(textOf).filter(Boolean).join(' ')).join('\n');
    case 'figure':
      return said(textOf(block.c), block.alt, block.credit);
    case 'video':
      return said(textOf(block.c), block.credit);
    case 'gallery':
      return said(...block.figures.map(linesOf), textOf(block.c));
    default:
      return '';
  }
}

const said = (...texts: string[]): string => texts.filter(Boolean).join('\n');

/** The beginning of a line, so many characters of its words; what stands around the last of them ends with it. */
export function cutLine(line: readonly Inline[], characters: number): Inline[] {
  let left = characters;
  const cut = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part): Inline[] => {
      if (left <= 0) return [];
      if (typeof part === 'string') {
        const kept = part.slice(0, left);
        left -= part.length;
        return [kept];
      }
      if ('a' in part) return [{ a: part.a, c: cut(part.c) }];
      if ('b' in part) return [{ b: cut(part.b) }];
      if ('i' in part) return [{ i: cut(part.i) }];
      left -= 1;
      return [part];
    });
  return cut(line);
}
