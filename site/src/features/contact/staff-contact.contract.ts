import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { sortQuery } from '../../contract/list-sort.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { isWebAddress } from '../../contract/rules/addresses/web-address.ts';
import { isEmailAddress } from '../../contract/rules/email-rule.ts';
import type { FieldRule } from '../../contract/rules/form-rules.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { choice, searchWords, text } from '../../contract/rules/text.ts';
import { mostEmailCharacters } from '../../contract/rules/text-limits.ts';
import { startedFrom } from '../../contract/staff-form.ts';
import { t as rulesTexts } from '../../contract/texts/api-rules.texts.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';
import { contactInfo, contactSubjects } from './contact.contract.ts';

export const contactMessage = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  subject: z.enum(contactSubjects),
  message: z.string(),
  read: z.boolean(),
  /** When staff first began an answer, or "". */
  repliedAt: z.string(),
  createdAt: z.string(),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const listContactMessages = endpoint({
  name: 'listContactMessages',
  summary: 'Messages from visitors, newest first; `q` searches name, email and subject',
  method: 'GET',
  paths: ['/api/v5/admin/contact'],
  access: 'staff',
  query: z.object({
    q: searchWords,
    read: choice('read', ['true', 'false', ''])
      .transform((read) => (read ? read === 'true' : undefined))
      .optional(),
    ...sortQuery('added'),
    ...pageQuery(25),
  }),
  output: listOf(contactMessage),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input'],
});

const ofMessage = {
  access: 'staff',
  params: z.object({ id: itemId }),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
} as const;
const messageAndData = messageAnswer.extend({ data: contactMessage });

export const readContactMessage = endpoint({
  ...ofMessage,
  name: 'readContactMessage',
  summary: 'One message, wherever it is in the list',
  method: 'GET',
  paths: ['/api/v5/admin/contact/:id'],
  output: dataOf(contactMessage),
});

export const markMessageRead = endpoint({
  ...ofMessage,
  name: 'markMessageRead',
  summary: 'Marks a message as read; this cannot be undone',
  method: 'PUT',
  paths: ['/api/v5/admin/contact/:id'],
  output: messageAndData,
});

export const beginReply = endpoint({
  ...ofMessage,
  name: 'beginReply',
  summary: 'Records that a reply was started; the first time, the account with the sender’s address is notified',
  method: 'POST',
  paths: ['/api/v5/admin/contact/:id/reply'],
  output: messageAndData,
});

export const deleteContactMessage = endpoint({
  ...ofMessage,
  name: 'deleteContactMessage',
  summary: 'Deletes a message',
  method: 'DELETE',
  paths: ['/api/v5/admin/contact/:id'],
  output: messageAnswer,
});

/**
 * What the fields of the form may hold; its controls follow. Social links stand on the contact page and at the foot of
 * every page.
 */
export const contactInfoRules = {
  address: { most: 200 },
  city: { most: 120 },
  postalCode: { most: 40 },
  country: { most: 120 },
  email: { most: mostEmailCharacters },
  phone: { most: 60 },
  workingHours: { most: 300 },
  followLinks: { items: 12 },
  platform: { most: 40, missing: 'Platform is required' },
  url: { most: 500, missing: 'Link is required' },
} as const satisfies Record<string, FieldRule>;
const rules = contactInfoRules;

const ownEmail = text(rules.email.most)
  .refine((value) => value === '' || isEmailAddress(value), { error: () => rulesTexts.emailInvalid })
  .optional();

const followLink = z.object({
  platform: z
    .string({ error: rules.platform.missing })
    .pipe(text(rules.platform.most).pipe(z.string().min(1, rules.platform.missing))),
  url: z
    .string({ error: rules.url.missing })
    .pipe(text(rules.url.most).refine(isWebAddress, { error: () => refusals.webAddress })),
});

/** Only what is sent changes. */
const contactInfoChanges = z.object({
  location: z
    .object({
      address: text(rules.address.most).optional(),
      city: text(rules.city.most).optional(),
      postalCode: text(rules.postalCode.most).optional(),
      country: text(rules.country.most).optional(),
    })
    .default({}),
  email1: ownEmail,
  email2: ownEmail,
  phone: text(rules.phone.most).optional(),
  workingHours: text(rules.workingHours.most).optional(),
  followLinks: z.array(followLink).max(rules.followLinks.items, `At most ${rules.followLinks.items}`).optional(),
  updatedAt: startedFrom,
});

const saving = {
  access: 'staff',
  paths: ['/api/v5/admin/web-contact'],
  body: contactInfoChanges,
  output: messageAnswer.extend({ data: contactInfo }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict'],
} as const;

export const readContactInfoForStaff = endpoint({
  name: 'readContactInfoForStaff',
  summary: 'The contact details as stored, for their form; null until they are first saved',
  method: 'GET',
  paths: ['/api/v5/admin/web-contact'],
  access: 'staff',
  output: dataOf(contactInfo.nullable()),
  errors: ['not_logged_in', 'not_allowed'],
});

export const createContactInfo = endpoint({
  ...saving,
  name: 'createContactInfo',
  summary: 'Saves the contact details; the same as the PUT',
  method: 'POST',
});

export const updateContactInfo = endpoint({
  ...saving,
  name: 'updateContactInfo',
  summary: 'Saves the contact details; fields not sent stay the same',
  method: 'PUT',
});
