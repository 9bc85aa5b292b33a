import { z } from 'zod';
import { aboutId } from '../about/about.contract.ts';
import { isLanguageCode } from '../languages/site-languages.contract.ts';
import { editionSlugRule, isEditionSlug } from '../translations/edition.contract.ts';
import { at, highlightText, id, line, paragraph, words } from './site-files.contract.ts';

const slug = words(editionSlugRule.most).refine(isEditionSlug);

/** Of an item in another language, as an export of the whole site holds it: how it stands. */
const translationFile = z.object({
  /** The item. */
  translationOf: id,
  language: line.refine(isLanguageCode),
  slug,
  formerSlugs: z.array(slug).max(1000),
  status: z.enum(['published', 'draft']),
  publishedAt: at.nullable(),
  createdAt: at,
  updatedAt: at,
  /** From here on not in an export of what is published. */
  madeBy: z.enum(['person', 'machine']).optional(),
  /** The version of the item, as history.json counts them, that somebody last compared it with. */
  reviewedVersion: z.int().min(1).optional(),
  reviewedAt: at.nullish(),
  /** The item says otherwise since. */
  stale: z.boolean().optional(),
});
export type TranslationFile = z.output<typeof translationFile>;

/** The same of an item without an address of its own; all of them lie in one file. */
const wordsFile = translationFile.omit({ slug: true, formerSlugs: true });

export const storyTranslationFile = translationFile.extend({
  title: line,
  excerpt: paragraph,
  readTime: line,
  images: z.array(z.object({ file: line, caption: paragraph })).max(1000),
});
export type StoryTranslationFile = z.output<typeof storyTranslationFile>;

export const pageTranslationFile = translationFile.extend({ title: line, description: paragraph });
export type PageTranslationFile = z.output<typeof pageTranslationFile>;

const list = z.array(paragraph).max(200);

export const placeTranslationFile = translationFile.extend({
  name: line,
  category: line,
  description: paragraph,
  shortLine: line,
  region: line,
  popularFor: list,
  bestTimeToVisit: line,
  suggestedDuration: line,
  bestMonth: line,
  climateType: line,
  travelTips: list,
  /** By the ids of the place's days. */
  itinerary: z.array(z.object({ id: line, title: line, activities: list })).max(400),
});
export type PlaceTranslationFile = z.output<typeof placeTranslationFile>;

export const bannerTranslationFile = wordsFile.extend({
  of: z.literal('banner'),
  title: line,
  smallDescription: paragraph,
  description: paragraph,
  images: z.array(z.object({ file: line, alt: paragraph })).max(1000),
});
export type BannerTranslationFile = z.output<typeof bannerTranslationFile>;

export const highlightTranslationFile = wordsFile.extend({
  of: z.literal('highlight'),
  name: line,
  location: line,
  ...highlightText,
  imageAlt: paragraph,
});

export const memberTranslationFile = wordsFile.extend({
  of: z.literal('team-member'),
  name: line,
  role: line,
  description: paragraph,
  imageAlt: paragraph,
});

/** Of the one page; its texts are Markdown. */
export const aboutTranslationFile = wordsFile.extend({
  of: z.literal('about'),
  translationOf: z.literal(aboutId),
  title: line,
  intro: words(200_000),
  mission: words(200_000),
  values: z.array(z.object({ id: line, title: line, description: paragraph })).max(100),
  joinTitle: line,
  joinDescription: paragraph,
  imageAlt: paragraph,
});

/** An entry of translations.json. */
export const wordsTranslationFile = z.discriminatedUnion('of', [
  bannerTranslationFile,
  highlightTranslationFile,
  memberTranslationFile,
  aboutTranslationFile,
]);
export type WordsTranslationFile = z.output<typeof wordsTranslationFile>;

/** Where an item's text in a language lies: beside the item. */
export const translationName = (folder: string, slug: string, language: string) => `${folder}/${slug}.${language}.md`;

const kinds = { stories: 'story', pages: 'page', destinations: 'destination' } as const;

/** Of what a file of an export is a translation; undefined for any other file. Slugs of items have no full stop. */
export function translatedIn(name: string): (typeof kinds)[keyof typeof kinds] | undefined {
  const [, folder] = /^(stories|pages|destinations)\/[^./]+\.[a-z0-9-]+\.md$/.exec(name) ?? [];
  return folder === undefined ? undefined : kinds[folder as keyof typeof kinds];
}

export const translationSchemas = {
  story: storyTranslationFile,
  page: pageTranslationFile,
  destination: placeTranslationFile,
} as const;
