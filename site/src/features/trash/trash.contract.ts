import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { choice, searchWords } from '../../contract/rules/text.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';

/** What can lie in the trash. */
export const trashedKinds = [
  'story',
  'destination',
  'highlight',
  'banner',
  'page',
  'team-member',
  'review',
  'message',
  'feedback',
  'media',
] as const;
export type TrashedKind = (typeof trashedKinds)[number];

/** Something that staff have deleted, and can bring back. */
export const trashedItem = z.object({
  /** The item's own. */
  _id: z.string(),
  kind: z.enum(trashedKinds),
  title: z.string(),
  /** What it was, and what comes back with it: "Published. Comes back with 6 pictures and 14 reviews". */
  detail: z.string(),
  /** A small image of it. */
  image: z.object({ url: z.string(), tone: z.string() }).nullable(),
  deletedAt: z.string(),
  /** Null where the account is gone. */
  deletedBy: z.object({ _id: z.string(), name: z.string(), avatar: z.string().nullable() }).nullable(),
  /** When it goes for good. */
  purgeAt: z.string(),
});
export type TrashedItem = z.output<typeof trashedItem>;

const kind = choice('kind', trashedKinds);
const params = z.object({ kind, id: itemId });
const errors = ['not_logged_in', 'not_allowed'] as const;

export const listTrash = endpoint({
  name: 'listTrash',
  summary: 'What staff have deleted and can bring back, newest first; `q` searches titles',
  method: 'GET',
  paths: ['/api/v5/admin/trash'],
  access: 'staff',
  query: z.object({
    q: searchWords,
    kind: z
      .union([kind, z.literal('')], {
        error: () => checks.oneOfThese({ field: 'kind', words: trashedKinds.join(', ') }),
      })
      .optional(),
    ...pageQuery(20),
  }),
  output: listOf(trashedItem),
  errors: [...errors, 'invalid_input'],
});

export const summarizeTrash = endpoint({
  name: 'summarizeTrash',
  summary: 'How much of each kind lies in the trash, and for how long it is kept',
  method: 'GET',
  paths: ['/api/v5/admin/trash-summary'],
  access: 'staff',
  output: dataOf(z.object({ days: z.int(), kinds: z.array(z.object({ kind: z.enum(trashedKinds), count: z.int() })) })),
  errors,
});

export const restoreFromTrash = endpoint({
  name: 'restoreFromTrash',
  summary: 'Brings something back as it was, with all that belongs to it',
  method: 'POST',
  paths: ['/api/v5/admin/trash/:kind/:id/restore'],
  access: 'staff',
  params,
  output: messageAnswer,
  errors: [...errors, 'invalid_input', 'not_found', 'conflict'],
});

export const deleteFromTrash = endpoint({
  name: 'deleteFromTrash',
  summary: 'Deletes something in the trash for good',
  method: 'DELETE',
  paths: ['/api/v5/admin/trash/:kind/:id'],
  access: 'staff',
  params,
  output: messageAnswer,
  errors: [...errors, 'invalid_input', 'not_found'],
});

export const emptyTrash = endpoint({
  name: 'emptyTrash',
  summary: 'Deletes everything in the trash for good',
  method: 'DELETE',
  paths: ['/api/v5/admin/trash'],
  access: 'author',
  output: messageAnswer,
  errors,
});
