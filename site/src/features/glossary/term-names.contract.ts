import { z } from 'zod';

export const termName = z.object({
  name: z.string(),
  /** Where it is not the one that was asked for. */
  language: z.string().optional(),
});
export type TermName = z.output<typeof termName>;

/** Of a tag; `slug` is its address, where it has one of its own in the language that was asked for. */
const tagName = termName.extend({ slug: z.string().optional() });
export type TagName = z.output<typeof tagName>;

const tags = z.record(z.string(), tagName);

/** Beside the tags of an item, where the call names a language: those that are called otherwise in it. */
export const tagNamesShape = { terms: z.object({ tags }).optional() };

/** The same of an item that has a category, too. */
export const termNamesShape = { terms: z.object({ category: termName.optional(), tags }).optional() };
export type TermNames = NonNullable<z.output<typeof termNamesShape.terms>>;

/** A tag that a list was asked for, where readers can choose among languages. */
export const tagInLanguages = z.object({
  /** As it is stored, in lower case. */
  tag: z.string(),
  /** As it is called in the language that was asked for, or in one that stands in; left out where there is neither. */
  name: z.string().optional(),
  /** Of the name, or else of the tag itself. */
  language: z.string(),
  /** Its address in the language that was asked for. */
  slug: z.string(),
  /** Its addresses: the default language's first, and each that it is translated into. */
  translations: z.array(z.object({ language: z.string(), slug: z.string() })),
});
export type TagInLanguages = z.output<typeof tagInLanguages>;
