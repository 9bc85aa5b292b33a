import { z } from 'zod';
import { isStorable } from './rules/text.ts';

// Parts of the bodies of staff's forms. All wrong fields are told at once, each with its literal text (docs/specification.md, 7).

const notText = 'Must be text';

/** Text of a form: trimmed, line ends as LF, empty allowed. `message` is said when it is missing or no text at all. */
export function plainText(most: number, message = notText) {
  return z
    .string({ error: message })
    .max(most, `At most ${most} characters`)
    .refine(isStorable, 'Contains unsupported characters')
    .transform((value) => value.replace(/\r\n?/g, '\n').trim());
}

/** Text that must say something. `message` is said when it is missing or blank. */
export function requiredText(most: number, message: string) {
  return plainText(most, message).refine((value) => value !== '', message);
}

/** Yes or no; absent means as it was. */
export function optionalFlag(field: string) {
  return z.boolean({ error: `${field} must be true or false` }).optional();
}

/** A number that must be there; 0 is one. A blank field of a form is as absent as one that was not sent. */
export function requiredNumber(field: string, least: number, most: number) {
  const outside = `${field} must be a number from ${least} to ${most}`;
  return z
    .number({
      error: ({ input }) => (input === undefined || input === null || input === '' ? `${field} is required` : outside),
    })
    .min(least, outside)
    .max(most, outside);
}

/** Words, tips, tags: trimmed, without blanks, each once whatever its case; at least one, else `message`. */
export function requiredList(message: string, { items, characters }: { items: number; characters: number }) {
  return z
    .array(
      z
        .string({ error: notText })
        .max(characters, `At most ${characters} characters each`)
        .refine(isStorable, 'Contains unsupported characters'),
      {
        error: message,
      },
    )
    .transform(eachOnce)
    .refine((list) => list.length > 0, message)
    .refine((list) => list.length <= items, `At most ${items} entries`);
}

function eachOnce(list: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const word of list.map((each) => each.trim())) {
    const key = word.toLowerCase();
    if (key !== '' && !found.has(key)) found.set(key, word);
  }
  return [...found.values()];
}

const notATime = 'updatedAt must be a time from an earlier response';

/** `updatedAt` of what the form began with. Without it, or blank, the save is taken as it is. */
export const startedFrom = z
  .string({ error: notATime })
  .refine((at) => at === '' || z.iso.datetime({ offset: true }).safeParse(at).success, notATime)
  .transform((at) => (at === '' ? undefined : at))
  .optional();

/**
 * A UUID that the client makes once for each form that makes something new. It becomes the id of what is made, so that a
 * second call with it (a double click, a line that broke before the answer) makes nothing and answers with the same.
 */
export const createKey = z
  .uuid({ error: 'createKey must be a UUID' })
  .transform((key) => key.toLowerCase())
  .optional();
