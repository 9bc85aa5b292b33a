import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { itemId, uuid } from '../../contract/rules/item-id.ts';
import { choice, searchWords } from '../../contract/rules/text.ts';
import { translationFilter } from '../../contract/rules/translations/translation-filter.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';
import { publicationStates } from '../schedules/item-schedule.contract.ts';

/** What can be changed many at once. */
export const bulkKinds = ['story', 'destination', 'highlight', 'page'] as const;
export type BulkKindName = (typeof bulkKinds)[number];

export const bulkActions = [
  'publish',
  'unpublish',
  'feature',
  'unfeature',
  'delete',
  'restore',
  'addTag',
  'removeTag',
  'setCategory',
  'setLanguageReviewed',
  'publishLanguage',
  'unpublishLanguage',
] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Of an item in another language, which is their value. */
export const languageActions = ['setLanguageReviewed', 'publishLanguage', 'unpublishLanguage'] as const;

const withValues: readonly string[] = ['addTag', 'removeTag', 'setCategory', ...languageActions];
export const takesValue = (action: BulkAction): boolean => withValues.includes(action);

/** Of one call; more are a run that goes on by itself. */
export const mostAtOnce = 100;
/** Of a run. */
export const mostInRun = 10_000;

const kind = choice('kind', bulkKinds);
/** Of a tag, a category or a language. */
export const mostValueCharacters = 60;
const value = z
  .string({ error: 'value must be text' })
  .trim()
  .max(mostValueCharacters, `value may have ${mostValueCharacters} characters`)
  .optional();
const wanted = { kind, action: choice('action', bulkActions), value, dryRun: z.boolean().optional() };

const idsTo = (most: number) => {
  const error = () => refusals.someIds({ field: 'ids', least: '1', most: most.toLocaleString('en-US') });
  return z
    .array(uuid, { error })
    .min(1, { error })
    .max(most, { error })
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]);
};

/** An action that needs a tag, a category or a language comes with it. */
const withValue = <Body extends { action: BulkAction; value?: string | undefined }>({ action, value: given }: Body) =>
  !takesValue(action) || Boolean(given);
const valueMissing = { path: ['value'], error: 'value is required' };

const outcome = z.object({
  _id: z.string(),
  ok: z.boolean(),
  /** Why it could not be. */
  message: z.string().optional(),
});
export type BulkOutcome = z.output<typeof outcome>;

/** Several items, how far they are, and those that could not be changed, a hundred at the most. */
export const bulkRun = z.object({
  _id: z.string(),
  kind: z.enum(bulkKinds),
  dryRun: z.boolean(),
  state: z.enum(['running', 'done']),
  total: z.int(),
  done: z.int(),
  /** Could be done, so far. */
  succeeded: z.int(),
  failures: z.array(outcome.extend({ title: z.string() })),
  canUndo: z.boolean(),
});
export type BulkRun = z.output<typeof bulkRun>;

const errors = ['invalid_input', 'not_logged_in', 'not_allowed'] as const;

export const changeMany = endpoint({
  name: 'changeMany',
  summary: 'The same for up to a hundred items; those that cannot be changed say why, the others go on',
  method: 'POST',
  paths: ['/api/v5/admin/bulk'],
  access: 'staff',
  body: z.object({ ...wanted, ids: idsTo(mostAtOnce) }).refine(withValue, valueMissing),
  output: dataOf(z.array(outcome)).extend({
    /** By which it can be undone; null where nothing was changed. */
    run: z.string().nullable(),
  }),
  errors: [...errors],
});

export const startBulkRun = endpoint({
  name: 'startBulkRun',
  summary: 'The same for many items, or for all that a list finds (`filter`), as a job that can be watched',
  method: 'POST',
  paths: ['/api/v5/admin/bulk-runs'],
  access: 'staff',
  mostBytes: 1024 * 1024,
  body: z
    .object({
      ...wanted,
      ids: idsTo(mostInRun).optional(),
      /** As the list of staff takes it. */
      filter: z
        .object({
          q: searchWords,
          state: choice('state', publicationStates).optional(),
          translation: translationFilter,
        })
        .optional(),
    })
    .refine(withValue, valueMissing)
    .refine(({ ids, filter }) => Boolean(ids) !== Boolean(filter), {
      path: ['ids'],
      error: () => refusals.idsOrFilter,
    }),
  status: 201,
  output: dataOf(bulkRun),
  errors: [...errors],
});

const params = z.object({ id: itemId });

export const readBulkRun = endpoint({
  name: 'readBulkRun',
  summary: 'How far a run is, and what could not be changed',
  method: 'GET',
  paths: ['/api/v5/admin/bulk-runs/:id'],
  access: 'staff',
  params,
  output: dataOf(bulkRun),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const undoBulkRun = endpoint({
  name: 'undoBulkRun',
  summary: 'Takes back all that a run has changed, once, as a run of its own',
  method: 'POST',
  paths: ['/api/v5/admin/bulk-runs/:id/undo'],
  access: 'staff',
  params,
  status: 201,
  output: dataOf(bulkRun),
  errors: ['not_logged_in', 'not_allowed', 'not_found', 'conflict'],
});
