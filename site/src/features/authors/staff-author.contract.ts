import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import type { FieldRule } from '../../contract/rules/form-rules.ts';
import { itemId, uuidShape } from '../../contract/rules/item-id.ts';
import { choice, searchWords } from '../../contract/rules/text.ts';
import { createKey, formText, requiredText, startedFrom } from '../../contract/staff-form.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { libraryId } from '../media/gallery.contract.ts';
import { listedLanguages } from '../translations/edition-standing.contract.ts';

/** An author as staff see them, those without a published story too. */
export const staffAuthor = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** The address of a small image, or "". */
  avatar: z.string(),
  bio: z.string(),
  /** In the site's other languages, "" where nobody has translated it; left out in lists, and where there are none. */
  bios: z.record(z.string(), z.string()).optional(),
  /** How many stories name them, drafts too. */
  stories: z.int(),
  /** Of these, how many are published. */
  publishedStories: z.int(),
  /** The account whose public profile this is; "" for an author without one. */
  accountId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StaffAuthor = z.output<typeof staffAuthor>;

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const addressText = 'Use lowercase letters, digits and single hyphens';

/** What the fields of the form may hold; its controls and checks follow. */
export const authorRules = {
  name: { most: 120, missing: 'Name is required' },
  bio: { most: 600 },
  slug: { most: 80 },
} as const satisfies Record<string, FieldRule>;

const fields = {
  name: requiredText(authorRules.name),
  bio: formText(authorRules.bio.most).optional(),
  /** By language, those that are sent; "" takes one back. */
  bios: z.record(z.string().max(11), formText(authorRules.bio.most), 'Must be texts by language').optional(),
  avatarId: libraryId('avatarId'),
  /**
   * The last part of the address of the page; a new author without one gets it from the name. Blank is as if it were
   * left out.
   */
  slug: formText(authorRules.slug.most)
    .refine((slug) => slug === '' || (slugShape.test(slug) && !uuidShape.test(slug)), addressText)
    .optional(),
};

const newAuthor = z.object({ ...fields, createKey });
const changedAuthor = z
  .object(fields)
  .partial()
  .extend({
    /** Takes the image away, unless another comes with the call. */
    removeAvatar: z.boolean({ error: () => checks.trueOrFalse({ field: 'removeAvatar' }) }).default(false),
    updatedAt: startedFrom,
  });
export type NewAuthor = z.output<typeof newAuthor>;
export type ChangedAuthor = z.output<typeof changedAuthor>;

const files = { avatar: { kind: 'image', most: 1, orId: 'avatarId' } } as const;
const params = z.object({ id: itemId });
const saved = messageAnswer.extend({ data: staffAuthor });
const fileErrors = ['too_large', 'wrong_type', 'too_many'] as const;

export const listAuthors = endpoint({
  name: 'listAuthors',
  summary: 'All authors by name; `q` searches names, own=true gives the caller’s own profile',
  method: 'GET',
  paths: ['/api/v5/admin/authors'],
  access: 'staff',
  query: z.object({ q: searchWords, own: choice('own', ['true', 'false', '']).optional(), ...pageQuery(15) }),
  output: listOf(staffAuthor).extend(listedLanguages),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input'],
});

export const readAuthorForStaff = endpoint({
  name: 'readAuthorForStaff',
  summary: 'An author for their form',
  method: 'GET',
  paths: ['/api/v5/admin/authors/:id'],
  access: 'staff',
  params,
  output: dataOf(staffAuthor),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const createAuthor = endpoint({
  name: 'createAuthor',
  summary: 'Adds an author without an account',
  method: 'POST',
  paths: ['/api/v5/admin/authors'],
  access: 'staff',
  body: newAuthor,
  files,
  status: 201,
  output: saved,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', ...fileErrors],
});

export const updateAuthor = endpoint({
  name: 'updateAuthor',
  summary: 'Changes only the given fields of an author; former slugs always redirect to the new one',
  method: 'PUT',
  paths: ['/api/v5/admin/authors/:id'],
  access: 'staff',
  params,
  body: changedAuthor,
  files,
  output: saved,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict', ...fileErrors],
});

export const deleteAuthor = endpoint({
  name: 'deleteAuthor',
  summary:
    'Deletes an author without an account; any stories go to the author named in moveTo, or to nobody with moveTo=nobody',
  method: 'DELETE',
  paths: ['/api/v5/admin/authors/:id'],
  access: 'staff',
  params,
  query: z.object({
    moveTo: z.union([z.literal('nobody'), z.literal('').transform(() => undefined), itemId]).optional(),
  }),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict'],
});
