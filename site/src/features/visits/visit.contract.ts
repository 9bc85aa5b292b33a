import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { text } from '../../contract/rules/text.ts';

export const countVisit = endpoint({
  name: 'countVisit',
  summary: 'Counts one page view: its path and day, nothing about the visitor',
  method: 'POST',
  paths: ['/api/visits'],
  access: 'public',
  limit: 'reads',
  // Eighty letters of another script are six times as many signs in an address.
  body: z.object({ path: text(600).pipe(z.string().regex(/^\/[^?#]*$/, 'path must be the path of a page')) }),
  output: messageAnswer,
  errors: ['invalid_input', 'too_many'],
});
