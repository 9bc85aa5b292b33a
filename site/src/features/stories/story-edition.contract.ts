import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { itemId, uuid } from '../../contract/rules/item-id.ts';
import { formText, mergedFields, optionalFlag, requiredText, startedFromOrNothing } from '../../contract/staff-form.ts';
import { wordChange } from '../versions/version.contract.ts';
import { editionStanding, standing } from './edition-standing.contract.ts';
import { storyRules } from './staff-story.contract.ts';

/**
 * What a story in another language may hold: the limits of the story itself. Nothing but a title is needed before it is
 * published.
 */
export const storyEditionRules = {
  title: storyRules.title,
  excerpt: storyRules.excerpt,
  content: storyRules.content,
  readTime: storyRules.readTime,
  slug: { most: 80 },
  caption: { most: 300 },
} as const;
const rules = storyEditionRules;

const texts = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  readTime: z.string(),
  /** Of its images, by their ids. */
  captions: z.record(z.string(), z.string()),
});

const edition = texts.extend({ ...standing.shape, reviewedAt: z.string() });
export type StoryEdition = z.output<typeof edition>;

const overview = z.object({
  _id: z.string(),
  kind: z.literal('story'),
  title: z.string(),
  /** The language that the others are compared with. */
  original: z.string(),
  languages: z.array(editionStanding),
});

const params = z.object({ id: itemId, language: z.string().max(11) });

const formOfLanguage = z.object({
  /** Null where there is none yet. */
  edition: edition.nullable(),
  source: texts.extend({ updatedAt: z.string() }),
  /** Word by word, since the edition was last reviewed. */
  changedSince: z.array(z.object({ field: z.string(), words: z.array(wordChange) })),
  /** Whether texts can be suggested by a machine. */
  machine: z.boolean(),
});

export const readStoryEditions = endpoint({
  name: 'readStoryEditions',
  summary: 'How a story stands in each of the other languages; with `language` also what the form of that one shows',
  method: 'GET',
  paths: ['/api/v5/admin/translations/story/:id'],
  access: 'staff',
  params: z.object({ id: itemId }),
  query: z.object({ language: z.string().max(11).optional() }),
  output: dataOf(overview.extend(formOfLanguage.partial().shape)),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found'],
});

export const readStoryEdition = endpoint({
  name: 'readStoryEdition',
  summary: 'A story in another language for its form: its texts there, the original’s, and what changed in those',
  method: 'GET',
  paths: ['/api/v5/admin/translations/story/:id/:language'],
  access: 'staff',
  params,
  output: dataOf(overview.extend(formOfLanguage.shape)),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

const notWords = 'captions must be texts by the ids of images';

/** Letters of any script, in small, with single hyphens between them. */
const isEditionSlug = (slug: string): boolean =>
  slug === slug.normalize('NFC').toLowerCase() && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(-[\p{L}\p{M}\p{N}]+)*$/u.test(slug);

const body = z.object({
  title: requiredText(rules.title).optional(),
  excerpt: formText(rules.excerpt.most).optional(),
  content: formText(rules.content.most).optional(),
  readTime: formText(rules.readTime.most).optional(),
  captions: z.record(uuid, formText(rules.caption.most), notWords).optional(),
  /** Its address; it follows from the title while nobody says another. */
  slug: z
    .string('Must be text')
    .max(rules.slug.most, `At most ${rules.slug.most} characters`)
    .refine(isEditionSlug, 'Only small letters, digits and single hyphens between them')
    .optional(),
  isPublished: optionalFlag('isPublished'),
  /** Somebody has compared it with the original of today. */
  reviewed: optionalFlag('reviewed'),
  updatedAt: startedFromOrNothing,
});
export type ChangedEdition = z.output<typeof body>;

export const updateStoryEdition = endpoint({
  name: 'updateStoryEdition',
  summary: 'Writes a story in another language; what is not given stays',
  method: 'PUT',
  paths: ['/api/v5/admin/translations/story/:id/:language'],
  access: 'staff',
  params,
  body,
  output: messageAnswer.extend({ data: edition, merged: mergedFields }),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found', 'conflict'],
});

export const deleteStoryEdition = endpoint({
  name: 'deleteStoryEdition',
  summary: 'Deletes a story in one of its other languages',
  method: 'DELETE',
  paths: ['/api/v5/admin/translations/story/:id/:language'],
  access: 'staff',
  params,
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});
