import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import type { FieldRule } from '../../contract/rules/form-rules.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { choice, searchWords } from '../../contract/rules/text.ts';
import { translationFilter } from '../../contract/rules/translations/translation-filter.ts';
import {
  createKey,
  formText,
  mergedFields,
  optionalFlag,
  requiredText,
  startedFrom,
} from '../../contract/staff-form.ts';
import { publicationStates, scheduleShape } from '../schedules/item-schedule.contract.ts';
import { editionStanding, listedEditions, listedLanguages } from '../translations/edition-standing.contract.ts';
import { pageDetail, pageSummary } from './page.contract.ts';

/** What a page's form holds. */
const storedPage = pageDetail.omit({
  body: true,
  language: true,
  translations: true,
  fallbacks: true,
  fallbackLanguage: true,
});
export type StoredPage = z.output<typeof storedPage>;

const staffPage = storedPage.extend({
  ...scheduleShape,
  /** How it stands in the site's other languages, where there are any. */
  editions: z.array(editionStanding).optional(),
});
export type StaffPage = z.output<typeof staffPage>;

const staffPageSummary = pageSummary.extend({ ...scheduleShape, ...listedEditions });
/** A row of the list. */
export type StaffPageSummary = z.output<typeof staffPageSummary>;

/** What the fields of the form may hold; its controls and checks follow. */
export const pageRules = {
  title: { most: 200, missing: 'Title is required' },
  description: { most: 600 },
  content: { most: 100_000, missing: 'Content is required' },
  slug: { most: 80 },
} as const satisfies Record<string, FieldRule>;
const rules = pageRules;

export const slugTaken = 'This address is taken.';
const noSlug = 'Use lowercase letters, digits and hyphens';

/** As somebody types an address: with a slash before it, in capitals. "" is made of the title. */
const slug = formText(rules.slug.most + 2, noSlug)
  .transform((typed) => typed.replace(/^\/|\/$/g, '').toLowerCase())
  .refine((word) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(word), noSlug)
  .refine((word) => word.length <= rules.slug.most, `At most ${rules.slug.most} characters`)
  .optional();

const fields = {
  title: requiredText(rules.title),
  content: requiredText(rules.content),
  description: formText(rules.description.most).optional(),
  slug,
};

const newPage = z.object({ ...fields, createKey });
const changedPage = z
  .object(fields)
  .partial()
  // A small change leaves translations as they are.
  .extend({ smallChange: optionalFlag('smallChange'), updatedAt: startedFrom });
export type NewPage = z.output<typeof newPage>;
export type ChangedPage = z.output<typeof changedPage>;

const saved = messageAnswer.extend({ data: staffPage, merged: mergedFields });
const params = z.object({ id: itemId });

export const listPages = endpoint({
  name: 'listPages',
  summary: 'All pages of the magazine’s own, including drafts, newest first; `q` searches title and address',
  method: 'GET',
  paths: ['/api/v5/admin/pages'],
  access: 'staff',
  query: z.object({
    q: searchWords,
    state: choice('state', publicationStates).optional(),
    translation: translationFilter,
    ...pageQuery(15),
  }),
  output: listOf(staffPageSummary).extend(listedLanguages),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});

export const readPageForStaff = endpoint({
  name: 'readPageForStaff',
  summary: 'A page for its form, including drafts',
  method: 'GET',
  paths: ['/api/v5/admin/pages/:id'],
  access: 'staff',
  params,
  output: dataOf(staffPage),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const previewPage = endpoint({
  name: 'previewPage',
  summary: 'What readPage would return if the page were published',
  method: 'GET',
  paths: ['/api/v5/admin/pages/:id/preview'],
  access: 'staff',
  params,
  output: dataOf(pageDetail),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const createPage = endpoint({
  name: 'createPage',
  summary: 'Adds a page as a draft; without `slug` its address is made of the title',
  method: 'POST',
  paths: ['/api/v5/admin/pages'],
  access: 'staff',
  body: newPage,
  status: 201,
  output: saved,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});

export const updatePage = endpoint({
  name: 'updatePage',
  summary: 'Changes only the given fields of a page; a former address leads to it for ever',
  method: 'PUT',
  paths: ['/api/v5/admin/pages/:id'],
  access: 'staff',
  params,
  body: changedPage,
  output: saved,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found', 'conflict'],
});

export const deletePage = endpoint({
  name: 'deletePage',
  summary: 'Moves a page to the trash',
  method: 'DELETE',
  paths: ['/api/v5/admin/pages/:id'],
  access: 'staff',
  params,
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found', 'conflict'],
});

export const publishPage = endpoint({
  name: 'publishPage',
  summary: 'Publishes or unpublishes a page; without a body it is toggled',
  method: 'PUT',
  paths: ['/api/v5/admin/pages/published/:id'],
  access: 'staff',
  params,
  body: z.object({ isPublished: optionalFlag('isPublished') }, { error: 'Nothing, or isPublished' }).nullish(),
  output: saved,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found', 'conflict'],
});

/** A text to begin a page with, which says what is true of this site. */
const pageTemplate = z.object({
  name: z.string(),
  /** What it is for. */
  about: z.string(),
  page: z.object({ title: z.string(), slug: z.string(), description: z.string(), content: z.string() }),
});
export type PageTemplate = z.output<typeof pageTemplate>;

export const listPageTemplates = endpoint({
  name: 'listPageTemplates',
  summary: 'Texts to begin a page with, such as an imprint: name, address and what the site really does are filled in',
  method: 'GET',
  paths: ['/api/v5/admin/page-templates'],
  access: 'staff',
  output: dataOf(z.array(pageTemplate)),
  errors: ['not_logged_in', 'not_allowed'],
});
