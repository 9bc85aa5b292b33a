import type { Block } from './document.ts';
import { paragraphsOf } from './paragraphs.ts';

const wordsPerMinute = 200;

/** How long a text is to its readers: what is told in it, without headings, captions and tables. */
export type ReadingTime = { words: number; minutes: number };

export const readingTime = (blocks: readonly Block[]): ReadingTime =>
  readingTimeOfText(paragraphsOf(blocks).join('\n\n'));

/** Scripts without blanks count by their words too. A text of few words takes a minute. */
export function readingTimeOfText(text: string): ReadingTime {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return { words, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
