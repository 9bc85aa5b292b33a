import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { listOf, pageQuery } from '../../contract/pagination.ts';
import { itemId } from '../../contract/rules/item-id.ts';

/** An address of the old site, and where it leads here. */
const importedAddress = z.object({
  path: z.string(),
  to: z.string(),
  /** Whether it leads there: not before what is there is published. */
  isPublic: z.boolean(),
});
export type ImportedAddress = z.output<typeof importedAddress>;

export const listImportedAddresses = endpoint({
  name: 'listImportedAddresses',
  summary: 'Addresses of the old site that an import has brought, in alphabetical order, and where each leads',
  method: 'GET',
  paths: ['/api/v5/admin/imports/:id/addresses'],
  access: 'author',
  params: z.object({ id: itemId }),
  query: z.object(pageQuery(20)),
  output: listOf(importedAddress),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found'],
});
