import { z } from 'zod';
import { editionStates } from '../../contract/rules/translations/edition-states.ts';
import { publicLanguage } from '../languages/language.contract.ts';

/** How a story stands in a language. */
export const standing = z.object({
  language: z.string(),
  state: z.enum(editionStates),
  madeBy: z.enum(['person', 'machine']).nullable(),
  /** "" where items of the kind have no address of their own. */
  slug: z.string(),
  isPublished: z.boolean(),
  /** Nobody has written it, and the site itself has the text in the language. */
  isGiven: z.boolean().optional(),
  updatedAt: z.string(),
});

/** The same in each of the site's other languages. */
export const editionStanding = standing.extend({
  ...publicLanguage.omit({ code: true }).shape,
  /** Whether readers can choose the language; before, it is being prepared. */
  isOnSite: z.boolean(),
});
export type EditionStanding = z.output<typeof editionStanding>;

/** Of an item in a list of staff; left out where the site has one language. */
export const listedEditions = { editions: z.array(editionStanding).optional() };

const listedLanguage = publicLanguage.extend({ isOnSite: z.boolean() });
export type ListedLanguage = z.output<typeof listedLanguage>;

/** Of the list itself: the site's languages beside its own. */
export const listedLanguages = { languages: z.array(listedLanguage).optional() };
