import { z } from 'zod';

// NUL cannot be stored by PostgreSQL, and a lone surrogate is not text in any encoding: both would become a server error later.
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for
const unstorable = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Text as a person typed it: trimmed, line ends as LF, at most `most` characters, empty allowed. */
export function text(most: number) {
  return z
    .string()
    .max(most, `At most ${most} characters`)
    .refine((value) => !unstorable.test(value), 'Contains characters that are not text')
    .transform((value) => value.replace(/\r\n?/g, '\n').trim());
}

/** Words typed into a search box, in a query string. */
export const searchWords = text(200).default('');

/** A slug or an id in a path. Longer ones cannot exist, so they are refused before a query is made of them. */
export const slugOrId = z
  .string()
  .min(1)
  .max(200)
  .refine((value) => !unstorable.test(value), 'Not a name');
