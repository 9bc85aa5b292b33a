import { z } from 'zod';
import { uuid } from '../../contract/rules/item-id.ts';
import { formText, requiredText } from '../../contract/staff-form.ts';
import { editionEndpoints } from '../translations/edition.contract.ts';
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

const notWords = 'captions must be texts by the ids of images';

const sent = z.object({
  title: requiredText(rules.title).optional(),
  excerpt: formText(rules.excerpt.most).optional(),
  content: formText(rules.content.most).optional(),
  readTime: formText(rules.readTime.most).optional(),
  captions: z.record(uuid, formText(rules.caption.most), notWords).optional(),
});
export type SentStoryTexts = z.output<typeof sent>;

export const {
  readEditions: readStoryEditions,
  readEdition: readStoryEdition,
  suggestEdition: suggestStoryEdition,
  updateEdition: updateStoryEdition,
  deleteEdition: deleteStoryEdition,
} = editionEndpoints({ kind: 'story', name: 'Story', item: 'a story' }, texts, sent);
export type StoryEdition = NonNullable<z.output<typeof readStoryEdition.output>['data']['edition']>;
