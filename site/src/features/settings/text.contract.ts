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
  /** As it comes with the site. {name} is what the site is called. */
  default: z.string(),
  /** As staff have worded it; null for the default. */
  value: z.string().nullable(),
  /** Characters. */
  maximum: z.int(),
});
export type SiteText = z.output<typeof siteText>;

export const listTexts = endpoint({
  name: 'listTexts',
  summary: 'Every sentence of the magazine’s own voice, with its default',
  method: 'GET',
  paths: ['/api/v5/admin/texts'],
  access: 'staff',
  output: dataOf(z.array(siteText)),
  errors: ['not_logged_in', 'not_allowed'],
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
  body: z.object({
    value: formText(longest)
      .refine((value) => value !== '' && isSeen(value), 'Text is required')
      .refine(isOneLine, 'Text must be one line')
      .nullable(),
  }),
  output: messageAnswer.extend({ data: siteText }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found'],
});
