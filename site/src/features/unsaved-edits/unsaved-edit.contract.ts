import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { isStorable } from '../../contract/rules/text.ts';
import { optionalFlag } from '../../contract/staff-form.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';

/** What has a form in the back office. */
const editedKind = z.enum(
  [
    'story',
    'story-edition',
    'destination',
    'destination-edition',
    'page-edition',
    'banner-edition',
    'highlight-edition',
    'highlight',
    'author',
    'banner',
    'page',
    'team',
    'team-edition',
    'about',
    'about-edition',
    'contact-info',
    'redirect',
  ],
  { error: 'kind must be one that has a form' },
);
export type EditedKind = z.output<typeof editedKind>;

/** Of what a form holds, as UTF-8. */
export const mostEditBytes = 400_000;
/** Quotes and line ends of the content are escaped once more on their way. */
const mostBodyBytes = 600_000;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const item = z
  .string({ error: 'item must be text' })
  .min(1, 'item must be named')
  .max(200, 'At most 200 characters')
  .refine(isStorable, { error: () => checks.unsupportedCharacters });

const form = z.uuid({ error: () => checks.uuid({ field: 'form' }) }).transform((id) => id.toLowerCase());
const sequence = z.int({ error: 'sequence must be a whole number' }).min(1).max(2_000_000_000);

/** The form that an edit was typed into, and how often that had sent it: which text it is. */
const version = z.object({ form, sequence }, { error: 'Must be { form, sequence }' });
export type EditVersion = z.output<typeof version>;

const keptVersion = z.object({ form: z.string(), sequence: z.int() });

const unsavedEdit = keptVersion.extend({
  /** The id of what is edited; a UUID of the form's own for something new. */
  item: z.string(),
  /** `updatedAt` of what the form began with; null for something new. */
  startedFrom: z.string().nullable(),
  /** As the form wrote it. */
  content: z.string(),
  /** Where it was typed: "Firefox on Android". */
  device: z.string(),
  savedAt: z.string(),
});
export type UnsavedEdit = z.output<typeof unsavedEdit>;

/** What a form is open of: its id, or the kind once more where there is one of it. */
export const editedItem = z.object({ kind: editedKind, item });

export const listUnsavedEdits = endpoint({
  name: 'listUnsavedEdits',
  summary: 'What the caller typed into the form of an item and did not save; without `item`, of new ones of that kind',
  method: 'GET',
  paths: ['/api/v5/admin/unsaved-edits'],
  access: 'staff',
  query: z.object({ kind: editedKind, item: item.optional() }),
  output: dataOf(z.array(unsavedEdit)),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});

export const keepUnsavedEdit = endpoint({
  name: 'keepUnsavedEdit',
  summary:
    'Keeps what the caller has typed and not saved. 409 where another form of theirs has kept something since `basedOn`',
  method: 'PUT',
  paths: ['/api/v5/admin/unsaved-edits/:kind/:item'],
  access: 'staff',
  limit: 'unsavedEdits',
  mostBytes: mostBodyBytes,
  params: editedItem,
  body: version.extend({
    isNew: optionalFlag('isNew'),
    startedFrom: z.iso.datetime({ offset: true, error: () => checks.time({ field: 'startedFrom' }) }).nullable(),
    /** JSON, which only forms read. */
    content: z
      .string({ error: 'content must be text' })
      .refine((text) => bytesOf(text) <= mostEditBytes, {
        error: () => refusals.atMostBytes({ most: String(mostEditBytes) }),
      })
      .refine(isStorable, { error: () => checks.unsupportedCharacters }),
    /** What the form has taken over, or last kept; null where it knows of nothing. */
    basedOn: version.nullable(),
  }),
  output: dataOf(keptVersion.extend({ savedAt: z.string() })),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'conflict', 'too_large', 'too_many'],
});

export const deleteUnsavedEdit = endpoint({
  name: 'deleteUnsavedEdit',
  summary: 'Forgets what was typed into a form up to a version; what was kept since stays',
  method: 'DELETE',
  paths: ['/api/v5/admin/unsaved-edits/:kind/:item/:form/:sequence'],
  access: 'staff',
  params: editedItem.extend({ form, sequence: z.coerce.number().pipe(sequence) }),
  output: messageAnswer,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});
