import type { Block } from '@trekker/rich-text/document.ts';
import { readingTime } from '@trekker/rich-text/reading-time.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import { t } from '../read-time.texts.ts';

/** How long a text takes to read, as staff would write it in the language that stories are in: "5 min". */
export const readTimeOf = (blocks: readonly Block[]): string =>
  inLanguageOf('', () => t.minutes({ count: readingTime(blocks).minutes }));

/**
 * The same of a story for readers of another language: in theirs where it is as the site writes it itself, as it is
 * where staff have written something else.
 */
export function readTimeIn(language: string, readTime: string): string {
  const count = Number.parseInt(readTime, 10);
  const written = (code: string) => inLanguageOf(code, () => t.minutes({ count }));
  return count > 0 && written('') === readTime ? written(language) : readTime;
}
