import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { slugOrId } from '../../contract/rules/text.ts';
import { contactInfoTag } from '../contact/contact.contract.ts';
import { inLanguageShape, languageQuery } from '../languages/language.contract.ts';
import { itemTag, richTextBody, tagsOfText } from '../rich-text/rich-text.contract.ts';
import { siteTag } from '../settings/site.contract.ts';

/** What a list shows of a page of the magazine's own. */
export const pageSummary = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Stands large above the text; search engines and shared links show it. May be "". */
  description: z.string(),
  isPublished: z.boolean(),
  /** The site cannot do without it, such as the privacy page: its address stays, and it is always public. */
  isStandard: z.boolean(),
  publishedAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PageSummary = z.output<typeof pageSummary>;

export const pageDetail = pageSummary.extend({
  /** Markdown in its normal form (packages/rich-text). */
  content: z.string(),
  /** The same without its marks. */
  contentText: z.string(),
  body: richTextBody,
  ...inLanguageShape,
});
export type PageDetail = z.output<typeof pageDetail>;
/** What its page shows. */
export type PageItself = Omit<PageDetail, 'content' | 'contentText'>;

export const pageTag = (id: string) => itemTag('page', id);

export const readPage = endpoint({
  name: 'readPage',
  summary: 'A published page by its slug, a former slug or its id; in another language by any of its slugs',
  method: 'GET',
  paths: ['/api/pages/:slug'],
  access: 'public',
  params: z.object({ slug: slugOrId }),
  query: z.object({ language: languageQuery }),
  output: dataOf(pageDetail),
  errors: ['invalid_input', 'not_found'],
  // The name and the address of the site may stand in its text.
  cacheTags: ({ data }) => [pageTag(data._id), siteTag, contactInfoTag, ...tagsOfText(data.body)],
});
