import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { listOf, pageQuery } from '../../contract/pagination.ts';
import type { FieldRule } from '../../contract/rules/form-rules.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { searchWords } from '../../contract/rules/text.ts';
import { requiredText, startedFrom } from '../../contract/staff-form.ts';
import { longestPath } from './addresses.contract.ts';

/** An address that was asked for and has no page. There is no member that could name a person. */
export const missingAddress = z.object({
  path: z.string(),
  /** How often it was asked for, about. */
  count: z.int(),
  firstAskedAt: z.string(),
  lastAskedAt: z.string(),
});
export type MissingAddress = z.output<typeof missingAddress>;

/** An address that staff lead on to another of the site. */
export const redirect = z.object({ _id: z.string(), path: z.string(), to: z.string(), updatedAt: z.string() });
export type Redirect = z.output<typeof redirect>;

const staffErrors = ['not_logged_in', 'not_allowed'] as const;

export const listMissingAddresses = endpoint({
  name: 'listMissingAddresses',
  summary: 'Addresses that visitors tried and that have no page, most visited first; kept for 90 days',
  method: 'GET',
  paths: ['/api/v5/admin/addresses/missing'],
  access: 'staff',
  query: z.object({ q: searchWords, ...pageQuery(25) }),
  output: listOf(missingAddress),
  errors: [...staffErrors, 'invalid_input'],
});

export const dismissMissingAddress = endpoint({
  name: 'dismissMissingAddress',
  summary: 'Dismisses an address without a page; it is listed again if someone visits it',
  method: 'DELETE',
  paths: ['/api/v5/admin/addresses/missing'],
  access: 'staff',
  query: z.object({ path: requiredText({ most: longestPath, missing: 'path is required' }) }),
  output: messageAnswer,
  errors: [...staffErrors, 'invalid_input', 'not_found'],
});

export const listRedirects = endpoint({
  name: 'listRedirects',
  summary: 'Redirects, newest first; `q` searches both addresses',
  method: 'GET',
  paths: ['/api/v5/admin/addresses/redirects'],
  access: 'staff',
  query: z.object({ q: searchWords, ...pageQuery(25) }),
  output: listOf(redirect),
  errors: [...staffErrors, 'invalid_input'],
});

/** What the fields of the form may hold; its controls and checks follow. */
export const redirectRules = {
  path: { most: longestPath, missing: 'Enter the address that has no page' },
  to: { most: longestPath, missing: 'Enter the address to redirect to' },
} as const satisfies Record<string, FieldRule>;

const fields = { path: requiredText(redirectRules.path), to: requiredText(redirectRules.to) };
const saved = messageAnswer.extend({ data: redirect });

export const createRedirect = endpoint({
  name: 'createRedirect',
  summary: 'Redirects an address that has no page to another on the site, permanently (301)',
  method: 'POST',
  paths: ['/api/v5/admin/addresses/redirects'],
  access: 'staff',
  body: z.object(fields),
  status: 201,
  output: saved,
  errors: [...staffErrors, 'invalid_input', 'conflict'],
});

const params = z.object({ id: itemId });

export const updateRedirect = endpoint({
  name: 'updateRedirect',
  summary: 'Changes only the given fields of a redirect',
  method: 'PUT',
  paths: ['/api/v5/admin/addresses/redirects/:id'],
  access: 'staff',
  params,
  body: z.object(fields).partial().extend({ updatedAt: startedFrom }),
  output: saved,
  errors: [...staffErrors, 'invalid_input', 'not_found', 'conflict'],
});

export const deleteRedirect = endpoint({
  name: 'deleteRedirect',
  summary: 'Deletes a redirect',
  method: 'DELETE',
  paths: ['/api/v5/admin/addresses/redirects/:id'],
  access: 'staff',
  params,
  output: messageAnswer,
  errors: [...staffErrors, 'not_found'],
});
