import type { Block } from '@trekker/rich-text/document.ts';
import { readingTime } from '@trekker/rich-text/reading-time.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import { t } from '../read-time.texts.ts';

/** How long a text takes to read, as staff would write it in the language that stories are in: "5 min". */
export const readTimeOf = (blocks: readonly Block[]): string => minutesIn('', readingTime(blocks).minutes);

/** Null of no text at all. */
export const minutesOf = ({ plain, blocks }: { plain: string; blocks: readonly Block[] }): number | null =>
  plain === '' ? null : readingTime(blocks).minutes;

const minutesIn = (language: string, count: number): string => inLanguageOf(language, () => t.minutes({ count }));

/**
 * The same of a story for readers of another language: in theirs where it is as the site writes it itself, as it is
 * where staff have written something else.
 */
export function readTimeIn(language: string, readTime: string): string {
  const count = Number.parseInt(readTime, 10);
  return count > 0 && minutesIn('', count) === readTime ? minutesIn(language, count) : readTime;
}

/** What staff have written for a translation, else how long its own text takes, else the time of the original. */
export function readTimeOfEdition(
  language: string,
  { readTime, readMinutes }: { readTime: string; readMinutes: number | null },
  original: string,
): string {
  if (readTime) return readTime;
  return readMinutes === null ? readTimeIn(language, original) : minutesIn(language, readMinutes);
}
