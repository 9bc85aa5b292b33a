import type { Block } from '@trekker/rich-text/document.ts';
import { markdownOfPlainText } from '@trekker/rich-text/normal-markdown.ts';
import { paragraphsOf, plainText } from '@trekker/rich-text/plain-text.ts';
import { plainBlocks, readMarkdown } from '@trekker/rich-text/read-markdown.ts';

/**
 * A text as it is stored: all that a reader can see of it, for search, and its Markdown. Null: it was written before
 * texts had structure, and is plain paragraphs.
 */
export type StoredText = { plain: string; markdown: string | null };

export const blocksOf = ({ plain, markdown }: StoredText): Block[] =>
  markdown === null ? plainBlocks(plain) : readMarkdown(markdown);

/** The two members of an answer that tell a text: with its marks, and without. */
export function bothTexts(stored: StoredText): { markdown: string; text: string } {
  const { plain, markdown } = stored;
  return { markdown: markdown ?? markdownOfPlainText(plain), text: plainText(blocksOf(stored)) };
}

/** What is told in it, for the time that reading takes. */
export const toldIn = (blocks: readonly Block[]): string => paragraphsOf(blocks).join('\n\n');
