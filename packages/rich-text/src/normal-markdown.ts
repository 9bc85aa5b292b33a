import { plainBlocks, readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

/** How Markdown is stored: equal texts are equal strings. */
export const normalMarkdown = (markdown: string): string => writeMarkdown(readMarkdown(markdown));

/**
 * The stored form of a text without markup, as texts were before they had any: blank lines part its paragraphs, and
 * nothing in it is taken for markup. It says the same, to the last word.
 */
export const markdownOfPlainText = (text: string): string => writeMarkdown(plainBlocks(text));
