import { z } from 'zod';
import { type ListRule, type NumberRule, numberMissing, numberOutside, type TextRule } from './rules/form-rules.ts';
import { atMostCharacters, isStorable } from './rules/text.ts';
import { t } from './texts/api-checks.texts.ts';

// Parts of the bodies of staff's forms. All wrong fields are told at once, each with its literal text
// (docs/specification.md, 7).

const notText = () => t.mustBeText;

/** Text of a form: trimmed, line ends as LF, empty allowed. `message` is said when it is missing or no text at all. */
export function formText(most: number, message: string | (() => string) = notText) {
  return (
    z
      .string({ error: message })
      // A multipart form sends each line end as two characters: they count as the one that is stored.
      .overwrite((value) => value.replace(/\r\n?/g, '\n'))
      .max(most, { error: () => atMostCharacters(most) })
      .refine(isStorable, { error: () => t.unsupportedCharacters })
      .transform((value) => value.trim())
  );
}

/** Text that must say something. */
export function requiredText({ most, missing }: Required<TextRule>) {
  return formText(most, missing).refine((value) => value !== '', missing);
}

/** Yes or no; absent means as it was. */
export function optionalFlag(field: string) {
  return z.boolean({ error: () => t.trueOrFalse({ field }) }).optional();
}

/** A number that must be there; 0 is one. A blank field of a form is as absent as one that was not sent. */
export function requiredNumber(rule: NumberRule) {
  const outside = numberOutside(rule);
  return z
    .number({
      error: ({ input }) => (input === undefined || input === null || input === '' ? numberMissing(rule) : outside),
    })
    .min(rule.least, outside)
    .max(rule.most, outside);
}

/** A number of a draft: null, or a blank field, where nobody knows it yet. */
export function draftNumber(rule: NumberRule) {
  const outside = numberOutside(rule);
  const number = z.number({ error: outside }).min(rule.least, outside).max(rule.most, outside).nullable();
  return z.preprocess((value) => (value === '' ? null : value), number);
}

/** Words, tips, tags: trimmed, without blanks, each once whatever its case; at least one. */
export function requiredList(rule: Required<ListRule>) {
  return formList(rule, rule.missing).refine((list) => list.length > 0, rule.missing);
}

/** The same, and there may be none. `message` is said when it is no list at all. */
export function formList({ items, characters }: ListRule, message: string | (() => string) = notText) {
  return z
    .array(
      z
        .string({ error: notText })
        .max(characters, { error: () => t.atMostCharactersEach({ most: characters }) })
        .refine(isStorable, { error: () => t.unsupportedCharacters }),
      { error: message },
    )
    .transform(eachOnce)
    .refine((list) => list.length <= items, { error: () => t.atMostEntries({ most: items }) });
}

function eachOnce(list: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const word of list.map((each) => each.trim())) {
    const key = word.toLowerCase();
    if (key !== '' && !found.has(key)) found.set(key, word);
  }
  return [...found.values()];
}

const notATime = () => t.time({ field: 'updatedAt' });

const timeOrBlank = z
  .string({ error: notATime })
  .refine((at) => at === '' || z.iso.datetime({ offset: true }).safeParse(at).success, { error: notATime });

/** `updatedAt` of what the form began with. Without it, or blank, the save is taken as it is. */
export const startedFrom = timeOrBlank.transform((at) => (at === '' ? undefined : at)).optional();

/** The same where the form may be the first: blank if nothing was there when it was opened. */
export const startedFromOrNothing = timeOrBlank.optional();

/**
 * A UUID that the client makes once for each form that makes something new. It becomes the id of what is made, so that
 * a second call with it (a double click, a line that broke before the answer) makes nothing and answers with the same.
 */
export const createKey = z
  .uuid({ error: () => t.uuid({ field: 'createKey' }) })
  .transform((key) => key.toLowerCase())
  .optional();

/**
 * In the answer to a save: the fields that others have changed since the form began, and that are kept as they have
 * them. Absent where there is none.
 */
export const mergedFields = z.array(z.string()).optional();
