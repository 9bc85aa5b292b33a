import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { fileAnswer } from '../../contract/file-answer.ts';
import { choice } from '../../contract/rules/text.ts';

const flag = (name: string, otherwise: boolean) =>
  choice(name, ['true', 'false', ''])
    .optional()
    .transform((given) => (given ? given === 'true' : otherwise));

export const downloadSite = endpoint({
  name: 'downloadSite',
  summary: 'The whole site as a zip of files that other systems read, written while it is downloaded',
  method: 'GET',
  paths: ['/api/v5/admin/export'],
  access: 'author',
  query: z.object({
    /** Only what readers see. */
    published: flag('published', false),
    /** Also accounts, reviews, feedback, subscribers and messages. */
    people: flag('people', false),
    media: flag('media', true),
  }),
  download: true,
  output: fileAnswer,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input'],
});
