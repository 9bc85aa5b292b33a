import { z } from 'zod';
import { publicLanguage } from '../languages/language.contract.ts';

/** `stale`: the original's texts have changed since it was last reviewed. */
export const editionStates = ['missing', 'draft', 'stale', 'published'] as const;

/** How a story stands in a language. */
export const standing = z.object({
  language: z.string(),
  state: z.enum(editionStates),
  madeBy: z.enum(['person', 'machine']).nullable(),
  /** "" where items of the kind have no address of their own. */
  slug: z.string(),
  isPublished: z.boolean(),
  updatedAt: z.string(),
});

/** The same in each of the site's other languages. */
export const editionStanding = standing.extend({
  ...publicLanguage.omit({ code: true }).shape,
  /** Whether readers can choose the language; before, it is being prepared. */
  isOnSite: z.boolean(),
});
export type EditionStanding = z.output<typeof editionStanding>;
