import { z } from 'zod';
import { emailAddress } from '#contract/rules/email-schema.ts';
import { uuid } from '#contract/rules/item-id.ts';

// A line break would begin a header of the sender's choosing.
const oneLine = z
  .string()
  .max(900)
  .regex(/^\P{Cc}*$/u);

/** One mail to one address. What is fixed here is the same on every try. */
export const mailPayload = z.object({
  /** Becomes the Message-ID. */
  id: uuid,
  queuedAt: z.iso.datetime(),
  to: emailAddress,
  /** The account that it is about; what names one goes with it. */
  accountId: z.string().optional(),
  /** Who wrote what it says, where that is not the site. */
  writer: z.string().optional(),
  subject: oneLine.min(1),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string().regex(/^[A-Za-z-]{1,60}$/), oneLine).default({}),
  /** After this time, by the clock of the database, the mail is of no more use and is not sent. */
  expiresAt: z.iso.datetime().optional(),
});
export type QueuedMail = z.output<typeof mailPayload>;
