import type { Block } from './document.ts';
import { paragraphsOf } from './paragraphs.ts';

const wordsPerMinute = 200;

/** How long a text is to its readers: what is told in it, without headings, captions and tables. */
export type ReadingTime = { words: number; minutes: number };

export const readingTime = (blocks: readonly Block[]): ReadingTime =>
  readingTimeOfText(paragraphsOf(blocks).join('\n\n'));

export const readingTimeOfText = (text: string): ReadingTime => readingTimeOfWords(wordsIn(text));

/** A text of few words takes a minute. */
export const readingTimeOfWords = (words: number): ReadingTime => ({
  words,
  minutes: Math.max(1, Math.round(words / wordsPerMinute)),
});

/** Scripts without blanks count by their words too. Long rows of signs hold none, and are slow to look through. */
export function wordsIn(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text.replace(/[\p{P}\p{S}]{8,}/gu, ' '))) if (isWordLike) words += 1;
  return words;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
