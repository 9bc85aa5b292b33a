import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { text } from '../../contract/text.ts';

export const countVisit = endpoint({
  name: 'countVisit',
  summary: 'Counts one look at a page: its path and the day, nothing of who looked',
  method: 'POST',
  paths: ['/api/visits'],
  access: 'public',
  limit: 'reads',
  body: z.object({ path: text(200).pipe(z.string().regex(/^\/[^?#]*$/, 'path must be the path of a page')) }),
  output: messageAnswer,
  errors: ['invalid_input', 'too_many'],
});
