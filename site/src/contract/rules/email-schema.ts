import { z } from 'zod';
import { t } from '../texts/api-rules.texts.ts';
import { emailError } from './email-rule.ts';

/** An address that somebody typed, without the blanks around it. The case is kept; compare in lower case. */
export const emailAddress = z
  .string({ error: () => t.emailMissing })
  .transform((value) => value.trim())
  .superRefine((value, context) => {
    const message = emailError(value);
    if (message) context.addIssue({ code: 'custom', message });
  });
