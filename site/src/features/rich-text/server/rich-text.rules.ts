import type { Block } from '@trekker/rich-text/document.ts';
import { markdownOfPlainText } from '@trekker/rich-text/normal-markdown.ts';
import { plainText } from '@trekker/rich-text/plain-text.ts';
import { plainBlocks } from '@trekker/rich-text/read-markdown.ts';
import { readText } from '@trekker/rich-text/read-text.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';

/**
 * A text as it is stored: all that a reader can see of it, for search, and its Markdown. Null: it was written before
 * texts had structure, and is plain paragraphs.
 */
export type StoredText = { plain: string; markdown: string | null };

export const blocksOf = ({ plain, markdown }: StoredText): Block[] =>
  markdown === null ? plainBlocks(plain) : readText(markdown).blocks;

/** The two members of an answer that tell a text, read into blocks before: with its marks, and without. */
export const bothTexts = ({ markdown }: StoredText, blocks: readonly Block[]): { markdown: string; text: string } => ({
  markdown: markdown ?? writeMarkdown(blocks),
  text: markdown === null ? plainText(blocks) : readText(markdown).text,
});

/** As staff see it, and versions keep it. */
export const markdownOf = ({ plain, markdown }: StoredText): string => markdown ?? markdownOfPlainText(plain);
