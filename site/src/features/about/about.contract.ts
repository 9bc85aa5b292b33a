import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { inLanguageShape, languageQuery, wordsInLanguageShape } from '../languages/language.contract.ts';
import { image, secureImage } from '../media/media.contract.ts';
import { richTextBody, tagsOfText } from '../rich-text/rich-text.contract.ts';

export const teamMember = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.string(),
  description: z.string(),
  /** Address of the portrait, or "". */
  imageUrl: z.string(),
  /** The same portrait with all that a screen needs to lay it out. */
  image: image.nullable(),
  updatedAt: z.string(),
  ...wordsInLanguageShape,
});
export type TeamMember = z.output<typeof teamMember>;

export const aboutValue = z.object({
  _id: z.string(),
  icon: z.string(),
  title: z.string(),
  description: z.string(),
  /** Of its words, where it is another one than was asked for. */
  language: z.string().optional(),
});
export type AboutValue = z.output<typeof aboutValue>;

/** The about page; texts that nobody has written yet are "". */
export const about = z.object({
  title: z.string(),
  /** Markdown in its normal form (packages/rich-text). */
  intro: z.string(),
  introBody: richTextBody,
  introImage: secureImage.nullable(),
  /** Markdown, a block each: paragraphs as a rule. */
  mission: z.array(z.string()),
  missionBody: richTextBody,
  /** Intro and mission without their marks. */
  contentText: z.string(),
  values: z.array(aboutValue),
  team: z.array(teamMember),
  join: z.object({ title: z.string(), description: z.string() }),
  /** "" until it is first saved. */
  updatedAt: z.string(),
  ...inLanguageShape,
});
export type About = z.output<typeof about>;

export const aboutTag = 'about';

/** There is one: the API calls it so where other things have an id. */
export const aboutId = 'about';

export const readAbout = endpoint({
  name: 'readAbout',
  summary: 'The about page with the team; with `language` in that one, as far as it is translated',
  method: 'GET',
  paths: ['/about', '/api/about'],
  access: 'public',
  query: z.object({ language: languageQuery }),
  output: dataOf(about),
  errors: ['invalid_input'],
  cacheTags: ({ data }) => [aboutTag, ...tagsOfText(data.introBody), ...tagsOfText(data.missionBody)],
});
