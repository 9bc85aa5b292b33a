import { linkedKinds } from '@trekker/rich-text/links.ts';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { itemId, uuid } from '../../contract/rules/item-id.ts';

/** What is wrong and can keep something from being published, if staff decide so in the settings. */
export const problemRules = [
  'alternative-text',
  'excerpt-missing',
  'heading-order',
  'link-text',
  'link-not-public',
  'unknown-media',
  'tags-missing',
] as const;
export type ProblemRule = (typeof problemRules)[number];

/** What keeps everything from being published, whatever staff decide. */
export const neededRules = ['field-missing', 'template-gap'] as const;

/** What would be better; it never keeps anything from being published. */
const adviceRules = ['excerpt-long', 'place-missing', 'sentence-long', 'text-short', 'image-small'] as const;

/**
 * How a finding is mended: an image's alternative text is written (`media`, or in the form), the headings are put in
 * order by themselves, or somebody goes to the field, and in a text to these words, or to the end of them that is to be
 * written anew (`choose`).
 */
const fix = z.object({
  action: z.enum(['describe', 'reorder', 'show']),
  /** On the button. */
  label: z.string(),
  media: z.string().optional(),
  /** Which of the images of a field that has several, from 0; its first where nothing is said. */
  place: z.int().optional(),
  words: z.string().optional(),
  choose: z.string().optional(),
});

export const finding = z.object({
  rule: z.enum([...neededRules, ...problemRules, ...adviceRules]),
  level: z.enum(['problem', 'advice']),
  /** Of the form. */
  field: z.string(),
  message: z.string(),
  /** Of a field that is missing, where several are told in one line. */
  name: z.string().optional(),
  fix: fix.optional(),
});
export type Finding = z.output<typeof finding>;

/** One that is none is like an id that nothing has; About is there once, under its own. */
const params = z.object({ kind: z.string().max(40), id: z.union([z.literal('about'), itemId]) });

export const readChecklist = endpoint({
  name: 'readChecklist',
  summary: 'What is wrong with something, and what would be better, as it is stored',
  method: 'GET',
  paths: ['/api/v5/admin/checklist/:kind/:id'],
  access: 'staff',
  params,
  output: dataOf(z.array(finding)),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

const mostNamed = 500;
const itemName = z.string().regex(new RegExp(`^(${linkedKinds.join('|')})/[0-9a-f-]{36}$`), 'items must be kind/id');

/** For a form, whose text is not stored yet. */
export const readChecklistFacts = endpoint({
  name: 'readChecklistFacts',
  summary: 'What the checklist needs to know of media and items that a text names, and which problems block',
  method: 'POST',
  paths: ['/api/v5/admin/checklist-facts'],
  access: 'staff',
  body: z.object({
    media: z.array(uuid).max(mostNamed),
    /** Of images that the form shows: they stand in it without their ids. */
    urls: z.array(z.string().max(300)).max(mostNamed),
    items: z.array(itemName).max(mostNamed),
  }),
  output: dataOf(
    z.object({
      media: z.array(
        z.object({ _id: z.string(), url: z.string(), alt: z.string(), decorative: z.boolean(), width: z.int() }),
      ),
      /** Those of `items` that everybody can see. */
      publicItems: z.array(z.string()),
      blocking: z.array(z.enum(problemRules)),
    }),
  ),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});
