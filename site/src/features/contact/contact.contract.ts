import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { honeypot } from '../../contract/honeypot.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { emailAddress } from '../../contract/rules/email-schema.ts';
import { isOneLine } from '../../contract/rules/one-line.ts';
import { text } from '../../contract/rules/text.ts';
import { t } from './api-contact.texts.ts';

/** Where the owners can be found. What is left out is "". */
export const contactInfo = z.object({
  location: z.object({ address: z.string(), city: z.string(), postalCode: z.string(), country: z.string() }),
  email1: z.string(),
  email2: z.string(),
  phone: z.string(),
  workingHours: z.string(),
  /** `platform` is x, facebook, instagram, youtube or another word; `url` begins with http: or https:. */
  followLinks: z.array(z.object({ platform: z.string(), url: z.string() })),
  updatedAt: z.string(),
});
export type ContactInfo = z.output<typeof contactInfo>;

/** What a message can be about. */
export const contactSubjects = ['general', 'feedback', 'support', 'partnership', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** Characters; the form's inputs stop there. */
export const mostContactCharacters = { fullName: 120, message: 5000 };

export const contactInfoTag = 'contact-info';

export const readContactInfo = endpoint({
  name: 'readContactInfo',
  summary: 'The contact details; null until they are first saved',
  method: 'GET',
  paths: ['/web-contact-del', '/api/web-contact-del'],
  access: 'public',
  output: dataOf(contactInfo.nullable()),
  errors: [],
  cacheTags: () => [contactInfoTag],
});

const required = (most: number, missing: () => string) =>
  z.string({ error: missing }).pipe(text(most).pipe(z.string().min(1, { error: missing })));

export const sendContactMessage = endpoint({
  name: 'sendContactMessage',
  summary: 'Sends a message to the owners of the site',
  method: 'POST',
  paths: ['/contact', '/api/contact'],
  access: 'public',
  limit: 'contact',
  idempotent: true,
  body: z.object({
    fullName: required(mostContactCharacters.fullName, () => t.nameMissing).pipe(
      // It may become part of a mail's subject.
      z.string().refine(isOneLine, { error: () => t.nameOneLine }),
    ),
    email: emailAddress,
    subject: z.enum(contactSubjects, {
      error: ({ input }) => (input ? t.subjectUnknown({ subjects: contactSubjects.join(', ') }) : t.subjectMissing),
    }),
    message: required(mostContactCharacters.message, () => t.messageMissing),
    ...honeypot,
  }),
  output: messageAnswer,
  status: 201,
  errors: ['invalid_input', 'too_many', 'conflict', 'key_reused'],
});
