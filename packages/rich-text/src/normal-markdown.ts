import type { Block, Inline, Paragraph } from './document.ts';
import { normalForm } from './normal-form.ts';
import { plainBlocks, readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

/** How Markdown is stored: equal texts are equal strings. */
export const normalMarkdown = (markdown: string): string => writeMarkdown(readMarkdown(markdown));

/**
 * The stored form of a text without markup, as texts were before they had any: blank lines part its paragraphs, and
 * nothing in it is taken for markup. It says the same, to the last word.
 */
export const markdownOfPlainText = (text: string): string => writeMarkdown(plainBlocks(text));

/**
 * A text as paragraphs alone, for fields that hold no other blocks. Bold, italic, links and line breaks stay; of
 * everything else stays what a reader sees of it, as words, and of a card the line that asks for it.
 */
export const asParagraphs = (blocks: readonly Block[]): Paragraph[] =>
  normalForm(blocks.flatMap(linesOf).map((c) => ({ t: 'p', c }))).filter((block) => block.t === 'p');

function linesOf(block: Block): Inline[][] {
  switch (block.t) {
    case 'p':
    case 'h':
      return [block.c];
    case 'list':
      return block.items.flatMap((item) => item.flatMap(linesOf));
    case 'quote':
      return block.blocks.flatMap(linesOf);
    case 'note':
      return [[block.title], ...block.blocks.flatMap(linesOf)];
    case 'pull':
      return [block.c, [block.by]];
    case 'table':
      return block.rows.map((row) => row.flatMap((cell, at) => (at > 0 ? [' ', ...cell] : cell)));
    case 'figure':
      return [block.c, [block.alt], [block.credit]];
    case 'video':
      return [block.c, [block.credit]];
    case 'gallery':
      return [...block.figures.flatMap(linesOf), block.c];
    case 'place':
      return [[writeMarkdown([block])]];
    case 'rule':
      return [];
  }
}

/** Paragraphs in one line, as a card shows them. Its words are those of `plainText`, character by character. */
export const oneLine = (paragraphs: readonly Paragraph[]): Inline[] =>
  paragraphs.flatMap(({ c }, at) => (at > 0 ? ['\n\n', ...c] : c));
