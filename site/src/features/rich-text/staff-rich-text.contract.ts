import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { formText } from '../../contract/staff-form.ts';
import { richTextBody } from './rich-text.contract.ts';

/** As long as the longest text may be. */
const mostCharacters = 100_000;

export const previewText = endpoint({
  name: 'previewText',
  summary: 'A Markdown text as its page would show it, with what it names; nothing is stored',
  method: 'POST',
  paths: ['/api/v5/admin/text-preview'],
  access: 'staff',
  body: z.object({ markdown: formText(mostCharacters) }),
  output: dataOf(
    richTextBody.extend({
      /** By `kind/id`, what is called so and is there, but not public. */
      unpublished: z.record(z.string(), z.string()),
    }),
  ),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});
