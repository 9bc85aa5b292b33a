import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { homeParts } from '../../contract/rules/sections.ts';
import { termName } from '../glossary/term-names.contract.ts';
import { offeredLanguage } from '../languages/language.contract.ts';
import { pagesTag } from '../pages/pages-tag.contract.ts';
import { publicBrand } from './brand.contract.ts';
import { publicMenus } from './menu.contract.ts';
import { publicSections } from './section.contract.ts';

const ownCategory = z.object({
  name: z.string(),
  slug: z.string(),
  /** Names that lead to it, too. */
  former: z.array(z.string()),
});

/** What the site is called until staff decide. */
export const defaultSiteName = 'Trekker';

/** Of everything that says what the site is called, or shows its look. */
export const siteTag = 'site';

export const readSite = endpoint({
  name: 'readSite',
  summary: 'The site’s name and look, its support address, and the ways to log in',
  method: 'GET',
  paths: ['/api/site'],
  access: 'public',
  output: dataOf(
    publicBrand.extend({
      /** The same as `name`. */
      siteName: z.string(),
      /** What staff have worded anew, by key; all else is as it comes with the site. */
      texts: z.record(z.string(), z.string()),
      /** Keys of those that stand in the site's own language, where another one was asked for. */
      textFallbacks: z.array(z.string()).optional(),
      /** Which parts of the site are on. */
      sections: publicSections,
      /** The parts of the home page in the order that staff have chosen; empty for the one that comes with the site. */
      homeOrder: z.array(z.enum(homeParts)),
      /** As staff have made them, without what is not public; null where all are as they come with the site. */
      menus: publicMenus.nullable(),
      /** The categories of stories in the order of the staff; null where they are those that a site begins with. */
      storyCategories: z.array(ownCategory).nullable(),
      /** What categories are called in the language that was asked for, by their names; those that nobody has named. */
      categoryNames: z.record(z.string(), termName).optional(),
      supportEmail: z.string(),
      /** Whether one can log in with Google here. */
      google: z.boolean(),
      /** That pages come in, the default first: of a site with one language its tag (BCP 47) alone. */
      languages: z.union([z.array(z.string()), z.array(offeredLanguage)]),
      defaultLanguage: z.string(),
    }),
  ),
  errors: [],
  // Menus lead to pages by their addresses of today.
  cacheTags: ({ data }) => (data.menus ? [siteTag, pagesTag] : [siteTag]),
});
