import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { isOneLine, isSeen } from '../../contract/rules/one-line.ts';
import { requiredText, startedFrom } from '../../contract/staff-form.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';

/** What the list may hold; the controls of its form follow. */
export const storyCategoryRules = {
  name: { most: 40, missing: 'Name is required' },
  list: { items: 40 },
} as const;
const rules = storyCategoryRules;

const category = z.object({
  /** It stays when the name changes. */
  slug: z.string(),
  name: z.string(),
  /** 1, 2, 3, … */
  order: z.int(),
  /** How many stories it has, drafts and those in the trash among them. */
  stories: z.int(),
});
export type StaffStoryCategory = z.output<typeof category>;

const categories = dataOf(z.array(category)).extend({ updatedAt: z.string() });

export const readStoryCategories = endpoint({
  name: 'readStoryCategories',
  summary: 'The categories of stories, in their order',
  method: 'GET',
  paths: ['/api/v5/admin/story-categories'],
  access: 'staff',
  output: categories,
  errors: ['not_logged_in', 'not_allowed'],
});

const sentCategory = z.object(
  {
    name: requiredText(rules.name).refine(isSeen, rules.name.missing).refine(isOneLine, 'Must be one line'),
    slug: z
      .string('Must be text')
      .max(80, 'At most 80 characters')
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Only a-z, 0-9 and single hyphens between them')
      .optional(),
    order: z.int('Must be a whole number').optional(),
  },
  'Must be a category',
);
export type SentStoryCategory = z.output<typeof sentCategory>;

const noCategory = { error: () => refusals.categoryToMoveTo({ field: 'moveTo' }) };

const list = z
  .array(sentCategory, 'Must be a list')
  .min(1, { error: () => refusals.keepCategory })
  .max(rules.list.items, `At most ${rules.list.items} categories`);

export const updateStoryCategories = endpoint({
  name: 'updateStoryCategories',
  summary:
    'Replaces the list: a slug keeps a category whatever its name, without one a name does; those left out go, their stories to moveTo',
  method: 'PUT',
  paths: ['/api/v5/admin/story-categories'],
  access: 'staff',
  body: z.preprocess(
    (sent) => (Array.isArray(sent) ? { categories: sent } : sent),
    z.object({
      /** In the order of `order`, or of the list where that says nothing. */
      categories: list,
      /** Where the stories of those go that are left out, by slug or name: one for all, or one for each slug. */
      moveTo: z.union([z.string(), z.record(z.string(), z.string())], noCategory).optional(),
      updatedAt: startedFrom,
    }),
  ),
  output: messageAnswer.extend(categories.shape),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict'],
});
