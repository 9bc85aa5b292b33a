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
  body: z.object({ path: text(200).pipe(z.string().regex(/^\/[^?#]*$/, 'path must be the path of a page')) }),
  output: messageAnswer,
  errors: ['invalid_input', 'too_many'],
});
