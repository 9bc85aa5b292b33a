import type { Block, Inline, Plain } from '@trekker/rich-text/document.ts';

/** What becomes of the lines of a text, and of the words without marks that stand beside them. */
export type LineChange = {
  line(c: readonly Inline[]): Inline[];
  /** The alternative text of a figure, the title of a note. */
  words?(text: string): string;
};

/** The text with other lines: what they stand in, and the media and places that it names, stay. */
export const mapLines = (blocks: readonly Block[], change: LineChange): Block[] =>
  blocks.map((block) => blockWith(block, change));

function blockWith(block: Block, change: LineChange): Block {
  const { line, words = (text) => text } = change;
  switch (block.t) {
    case 'p':
    case 'list':
      return plainWith(block, change);
    case 'h':
    case 'pull':
    case 'video':
      return { ...block, c: line(block.c) };
    case 'figure':
      return { ...block, c: line(block.c), alt: words(block.alt) };
    case 'gallery':
      return {
        ...block,
        c: line(block.c),
        figures: block.figures.map((figure) => ({ ...figure, c: line(figure.c), alt: words(figure.alt) })),
      };
    case 'note':
      return { ...block, title: words(block.title), blocks: block.blocks.map((inner) => plainWith(inner, change)) };
    case 'quote':
      return { ...block, blocks: block.blocks.map((inner) => plainWith(inner, change)) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => line(cell))) };
    default:
      return block;
  }
}

function plainWith(block: Plain, change: LineChange): Plain {
  if (block.t === 'p') return { ...block, c: change.line(block.c) };
  return { ...block, items: block.items.map((item) => item.map((inner) => plainWith(inner, change))) };
}
