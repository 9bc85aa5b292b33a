import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { isOneLine, isSeen } from '../../contract/rules/one-line.ts';
import { formText } from '../../contract/staff-form.ts';

/** A sentence of the magazine's own voice. */
export const siteText = z.object({
  key: z.string(),
  /** The page, or kind of message, that it belongs to. */
  group: z.string(),
  /** Where on it. */
  where: z.string(),
  /** What is shown where staff have not worded it, in the language that was asked for. {name} is the site's name. */
  default: z.string(),
  /** As staff have worded it; null for the default. */
  value: z.string().nullable(),
  /** What stands there came with the set-up of the site: nobody has worded it. */
  isFirst: z.boolean().optional(),
  /** Characters. */
  maximum: z.int(),
  /** In another language than the site's own: what is shown is what staff have written in that. */
  isUntranslated: z.boolean().optional(),
});
export type SiteText = z.output<typeof siteText>;

/** The language whose texts are meant, whatever the one of the answer; '' for that of the site. */
const query = z.object({ in: z.string().max(11).default('') });

export const listTexts = endpoint({
  name: 'listTexts',
  summary: 'Every sentence of the magazine’s own voice, with its default; `in`: in another language of the site',
  method: 'GET',
  paths: ['/api/v5/admin/texts'],
  access: 'staff',
  query,
  output: dataOf(z.array(siteText)),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found'],
});

/** None may be longer, whatever its own maximum. */
const longest = 300;

export const updateText = endpoint({
  name: 'updateText',
  summary: 'Words a sentence anew; null takes its default back',
  method: 'PUT',
  paths: ['/api/v5/admin/texts/:key'],
  access: 'staff',
  params: z.object({ key: z.string().max(100) }),
  query,
  body: z.object({
    value: formText(longest)
      .refine((value) => value !== '' && isSeen(value), 'Text is required')
      .refine(isOneLine, 'Text must be one line')
      .nullable(),
  }),
  output: messageAnswer.extend({ data: siteText }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found'],
});
