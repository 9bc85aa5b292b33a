import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { slugOrId, text } from '../../contract/rules/text.ts';

/** Something that was searched. Nothing tells by whom. */
export const searchKeyword = z.object({
  _id: z.string(),
  keyword: z.string(),
  count: z.int(),
  /** How many things it found when it was last searched. */
  results: z.int(),
  lastSearchedAt: z.string(),
});
export type SearchKeyword = z.output<typeof searchKeyword>;

/**
 * The search page says what it showed. Searches themselves are answered from memory, where nobody counts, and an answer
 * that writes could not be shared.
 */
export const countKeyword = endpoint({
  name: 'countKeyword',
  summary: 'Counts one search by its words alone; anything that looks like an email address or phone number is dropped',
  method: 'POST',
  paths: ['/api/search/keyword'],
  access: 'public',
  limit: 'search',
  body: z.object({ keyword: text(200) }),
  output: messageAnswer,
  errors: ['invalid_input', 'too_many'],
});

export const listKeywords = endpoint({
  name: 'listKeywords',
  summary: 'All search keywords, most searched first',
  method: 'GET',
  paths: ['/api/v5/admin/search'],
  access: 'staff',
  output: dataOf(z.array(searchKeyword)),
  errors: ['not_logged_in', 'not_allowed'],
});

export const deleteKeyword = endpoint({
  name: 'deleteKeyword',
  summary: 'Deletes a keyword and its count',
  method: 'DELETE',
  paths: ['/api/v5/admin/search/:id'],
  access: 'staff',
  params: z.object({ id: slugOrId }),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});
