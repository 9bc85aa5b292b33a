import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { mergedFields, startedFrom } from '../../contract/staff-form.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';

/** Of these there is one each; it goes by this word. */
export const singleItems = ['about', 'brand', 'texts'] as const;
/** What has versions. */
export const versionKinds = [
  'story',
  'destination',
  'highlight',
  'banner',
  'page',
  'team-member',
  ...singleItems,
] as const;
export type VersionKind = (typeof versionKinds)[number];

/** One that is none is like an id that nothing has. */
const kind = z.string().max(40);
const item = z.union([z.enum(singleItems), itemId]);
const params = z.object({ kind, id: item });

const whole = (name: string) => {
  const error = () => refusals.versionNumber({ field: name });
  return z
    .string({ error })
    .regex(/^[1-9]\d{0,8}$/, { error })
    .transform(Number);
};

/** What cannot be one is the number that no version has. */
const number = z.string().transform((typed) => (/^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : 0));

export const itemVersion = z.object({
  /** 1, 2, 3, … without gaps; the oldest may be gone. */
  version: z.int(),
  savedAt: z.string(),
  /** Null for what nobody did by hand, where nobody is known, and once the account is deleted. */
  by: z.object({ _id: z.string(), name: z.string() }).nullable(),
  /** Fields of the form. */
  changed: z.array(z.string()),
  /** One sentence that tells what was changed. */
  summary: z.string(),
  restoredFrom: z.int().nullable(),
  isCurrent: z.boolean(),
  /** `updatedAt` of the item since then. */
  updatedAt: z.string(),
});
export type ItemVersion = z.output<typeof itemVersion>;

/** What the form held. An image is `{ media, alt, url, … }` with its caption, a person or a place `{ _id, name }`. */
const content = z.record(z.string(), z.unknown());

export const wordChange = z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) });

export const fieldChange = z.object({
  field: z.string(),
  /** As the form calls it. */
  label: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  /** Of texts. */
  words: z.array(wordChange).optional(),
});
export type FieldChange = z.output<typeof fieldChange>;

export const listVersions = endpoint({
  name: 'listVersions',
  summary:
    'The versions of an item, newest first; what there is one of has its kind as its id: `about`, `brand`, `texts`',
  method: 'GET',
  paths: ['/api/v5/admin/versions/:kind/:id'],
  access: 'staff',
  params,
  query: z.object(pageQuery(20)),
  output: listOf(itemVersion),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found'],
});

export const compareVersions = endpoint({
  name: 'compareVersions',
  summary: 'What is another in the version `to` than in the version `from`, word by word in texts',
  method: 'GET',
  paths: ['/api/v5/admin/versions/:kind/:id/compare'],
  access: 'staff',
  params,
  query: z.object({ from: whole('from'), to: whole('to') }),
  output: dataOf(z.array(fieldChange)),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found'],
});

export const readVersion = endpoint({
  name: 'readVersion',
  summary: 'A version of an item, with what its form held',
  method: 'GET',
  paths: ['/api/v5/admin/versions/:kind/:id/:version'],
  access: 'staff',
  params: params.extend({ version: number }),
  output: dataOf(itemVersion.extend({ content })),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

const noFields = { error: () => refusals.versionFields({ field: 'fields' }) };

export const restoreVersion = endpoint({
  name: 'restoreVersion',
  summary: 'Makes an item what it was, or some of its fields; without `fields` all but who can see it, and when',
  method: 'POST',
  paths: ['/api/v5/admin/versions/:kind/:id/:version/restore'],
  access: 'staff',
  params: params.extend({ version: number }),
  body: z
    .object({
      fields: z.array(z.string(noFields).max(60, noFields), noFields).max(60, noFields).optional(),
      updatedAt: startedFrom,
    })
    .nullish(),
  output: messageAnswer.extend({ data: content, merged: mergedFields }),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found', 'conflict'],
});
