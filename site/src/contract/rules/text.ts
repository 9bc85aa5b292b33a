import { printNumber } from '@trekker/texts/print-values.ts';
import { z } from 'zod';
import { t } from '../texts/api-checks.texts.ts';
import { mostSearchCharacters } from './text-limits.ts';

/**
 * Whether a text can be stored as it is. NUL cannot be by PostgreSQL, and a lone surrogate is not text in any encoding:
 * both would become a server error later.
 */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** "At most 100,000 characters". */
export const atMostCharacters = (most: number): string => t.atMostCharacters({ most: printNumber(most) });

/** Text as a person typed it: trimmed, line ends as LF, at most `most` characters, empty allowed. */
export function text(most: number) {
  return (
    z
      .string()
      // A multipart form sends each line end as two characters: they count as the one that is stored.
      .overwrite((value) => value.replace(/\r\n?/g, '\n'))
      .max(most, { error: () => atMostCharacters(most) })
      .refine(isStorable, { error: () => t.unsupportedCharacters })
      .transform((value) => value.trim())
  );
}

/** Words typed into a search box, in a query string. */
export const searchWords = text(mostSearchCharacters).default('');

/** A comma list in a query string: trimmed, in lower case, each once, at most `most`. */
export function commaList(most: number) {
  return text(400)
    .default('')
    .transform((list) => [...new Set(list.split(',').map((part) => part.trim().toLowerCase()))])
    .transform((parts) => parts.filter(Boolean).slice(0, most));
}

/** One of a few words; "" among them means none. */
export function choice<const Word extends string>(name: string, words: readonly [Word, ...Word[]]) {
  return z.enum(words, { error: () => t.oneOf({ field: name, words: words.filter(Boolean).join(', ') }) });
}

/**
 * A slug or an id in a path. What cannot be either becomes "", which nothing is called: it is not found, like any other
 * wrong name.
 */
export const slugOrId = z.string().transform((value) => (value.length > 200 || !isStorable(value) ? '' : value));
