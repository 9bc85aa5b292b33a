import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { pageQuery } from '../../contract/pagination.ts';
import { slugOrId } from '../../contract/rules/text.ts';
import { inLanguageShape } from '../languages/language.contract.ts';
import { storiesTag, storySummary } from '../stories/story.contract.ts';

/** Who writes stories, with one page of those that are published, newest first. */
export const authorProfile = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** The address of a small image, or "". */
  avatar: z.string(),
  bio: z.string(),
  stories: z.array(storySummary),
  ...inLanguageShape,
});
export type AuthorProfile = z.output<typeof authorProfile>;

export const readAuthor = endpoint({
  name: 'readAuthor',
  summary: 'An author with published stories, by slug, former slug or id; pages are pages of the stories',
  method: 'GET',
  paths: ['/api/authors/:slug'],
  access: 'public',
  params: z.object({ slug: slugOrId }),
  query: z.object(pageQuery(24)),
  output: z.object({
    success: z.literal(true),
    data: authorProfile,
    page: z.int(),
    limit: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
  errors: ['invalid_input', 'not_found'],
  // Authors are shown with their stories alone: whatever changes one changes lists of stories too.
  cacheTags: () => [storiesTag],
});
