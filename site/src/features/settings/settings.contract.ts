import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { isOneLine, isSeen } from '../../contract/rules/one-line.ts';
import { requiredText, startedFrom } from '../../contract/staff-form.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';
import { problemRules } from '../checklists/checklist.contract.ts';

const siteNameRule = { most: 60, missing: 'Site name is required' };

/** What staff decide, and how the machinery is doing. */
export const siteSettings = z.object({
  /** On every page and mail. */
  siteName: z.string(),
  /** Whether all feedback waits until staff show it, and not only what looks like advertising. */
  holdFeedback: z.boolean(),
  /** Problems that keep an item from being published. */
  blocking: z.array(z.enum(problemRules)),
  /** "" until it is first saved. */
  updatedAt: z.string(),
  mail: z.object({
    /** `folder`: there is no mail server, mails become files. */
    kind: z.enum(['smtp', 'folder']),
    /** Address that mails come from. */
    from: z.string(),
    /** Mails that could not be sent, however often it was tried. */
    failed: z.int(),
  }),
  storage: z.object({
    kind: z.enum(['disk', 's3']),
    works: z.boolean(),
    /** Images and videos that are stored, and their bytes in all sizes. */
    files: z.int(),
    bytes: z.int(),
  }),
  database: z.object({ version: z.string(), bytes: z.int() }),
  /** The last backup; null until there is one. */
  backup: z
    .object({
      madeAt: z.string(),
      bytes: z.int(),
      /** When a rehearsal last brought it back without a fault; "" until then. */
      rehearsedAt: z.string(),
    })
    .nullable(),
});
export type SiteSettings = z.output<typeof siteSettings>;

export const readSettings = endpoint({
  name: 'readSettings',
  summary: 'The site’s settings, and the state of email, storage, database and backup',
  method: 'GET',
  paths: ['/api/v5/admin/settings'],
  access: 'staff',
  output: dataOf(siteSettings),
  errors: ['not_logged_in', 'not_allowed'],
});

export const updateSettings = endpoint({
  name: 'updateSettings',
  summary: 'Changes the site’s settings; fields not sent stay the same',
  method: 'PUT',
  paths: ['/api/v5/admin/settings'],
  access: 'staff',
  body: z.object({
    siteName: requiredText(siteNameRule)
      .refine(isSeen, siteNameRule.missing)
      .refine(isOneLine, 'Site name must be one line')
      .optional(),
    holdFeedback: z.boolean({ error: () => checks.trueOrFalse({ field: 'holdFeedback' }) }).optional(),
    blocking: z
      .array(
        z.enum(problemRules, { error: () => refusals.someOf({ field: 'blocking', words: problemRules.join(', ') }) }),
      )
      .transform((rules) => [...new Set(rules)])
      .optional(),
    updatedAt: startedFrom,
  }),
  output: messageAnswer.extend({ data: siteSettings }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict'],
});

export const sendTestMail = endpoint({
  name: 'sendTestMail',
  summary: 'Sends a test email to the caller’s own address',
  method: 'POST',
  paths: ['/api/v5/admin/settings/mail-test'],
  access: 'staff',
  limit: 'mailToOneAddress',
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'too_many'],
});
