import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { firstCategories, storyChips } from '../../contract/rules/stories/story-categories.ts';
import { searchWords, slugOrId, text } from '../../contract/rules/text.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { destinationsTag, destinationTag } from '../destinations/destination.contract.ts';
import { tagInLanguages, termNamesShape } from '../glossary/term-names.contract.ts';
import { inLanguageShape, languageQuery } from '../languages/language.contract.ts';
import { image } from '../media/media.contract.ts';
import { itemTag, richTextBody, tagsOfText } from '../rich-text/rich-text.contract.ts';
import { siteTag } from '../settings/site.contract.ts';

/** The categories of a site, for what has to be one of them. */
export type KnownCategories = {
  names(): readonly string[];
  chips(): readonly string[];
  /** The category of this name, or that once had it. */
  named(name: string): string | undefined;
  /** What a word of an address, in lower case, asks for: one of the fixed chips, or a category. */
  asked(word: string): string | undefined;
};

export const knownAtFirst: KnownCategories = {
  names: () => firstCategories,
  chips: () => storyChips,
  named: (name) => firstCategories.find((one) => one === name),
  asked: (word) => [...storyChips, ...firstCategories].find((name) => name.toLowerCase() === word),
};

/** A category in a body. `missing` is said where there is none. */
export function categoryField(known: KnownCategories, missing?: string) {
  const refusal = (typed: unknown) => {
    const isBlank = typed === undefined || typed === null || (typeof typed === 'string' && !typed.trim());
    return missing !== undefined && isBlank
      ? missing
      : checks.oneOf({ field: 'category', words: known.names().join(', ') });
  };
  return z.string({ error: ({ input }) => refusal(input) }).transform((typed, context) => {
    const name = known.named(typed);
    if (name !== undefined) return name;
    context.addIssue({ code: 'custom', message: refusal(typed) });
    return z.NEVER;
  });
}

/** What a list shows of a story. */
export const storySummary = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  readTime: z.string(),
  publishedAt: z.string(),
  date: z.string(),
  featured: z.boolean(),
  published: z.boolean(),
  isPublished: z.boolean(),
  coverImage: image.nullable(),
  /**
   * `avatar` is the address of a small image, or ""; `slug` that of the author's page, or "" where nobody is named;
   * `bioLanguage` that of `bio`, where it is not the one that was asked for.
   */
  author: z.object({
    name: z.string(),
    avatar: z.string(),
    bio: z.string(),
    bioLanguage: z.string().optional(),
    slug: z.string(),
  }),
  createdAt: z.string(),
  updatedAt: z.string(),
  ...inLanguageShape,
  ...termNamesShape,
});
export type StorySummary = z.output<typeof storySummary>;

export const storyDetail = storySummary.extend({
  /** Markdown in its normal form (packages/rich-text). */
  content: z.string(),
  /** The same without its marks. */
  contentText: z.string(),
  body: richTextBody,
  images: z.array(
    image.extend({
      id: z.string(),
      caption: z.string(),
      /** That of `caption`, where it is not the one that was asked for. */
      captionLanguage: z.string().optional(),
    }),
  ),
  /** The published destination that the story is about. */
  place: z
    .object({
      _id: z.string(),
      slug: z.string(),
      name: z.string(),
      location: z.object({
        country: z.string(),
        region: z.string(),
        coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
      }),
      ...inLanguageShape,
    })
    .nullable(),
});
export type StoryDetail = z.output<typeof storyDetail>;
/** What its page shows. */
export type StoryItself = Omit<StoryDetail, 'content' | 'contentText'>;

export const storyTag = (id: string) => itemTag('story', id);
/** Any list of stories: new, gone, changed, published. */
export const storiesTag = 'stories';
/** What tells of an author beside the lists of stories. */
export const authorTag = (slug: string) => `author:${slug}`;

const longestWord = 40;

/** A chip or a category, in any case; nothing and "All Categories" ask for all. */
function categoryQuery(known: KnownCategories) {
  const refusal = () => checks.oneOf({ field: 'category', words: known.chips().join(', ') });
  return z
    .string({ error: refusal })
    .transform((typed, context) => {
      const word = typed.trim().toLowerCase();
      const asked = typed.length > longestWord ? undefined : known.asked(word);
      if (asked !== undefined || word === '') return asked;
      context.addIssue({ code: 'custom', message: refusal() });
      return z.NEVER;
    })
    .optional();
}

const listQuery = (known: KnownCategories) =>
  z.object({ q: searchWords, category: categoryQuery(known), tag: text(100).default(''), ...pageQuery(25) });

export const listStories = endpoint({
  name: 'listStories',
  summary: 'Published stories, newest first; filters apply to all of them, not to one page',
  method: 'GET',
  paths: ['/story', '/api/story'],
  access: 'public',
  query: listQuery(knownAtFirst),
  output: listOf(storySummary).extend({
    /** The tag that was asked for, by its name or its address in a language; where readers can choose among several. */
    tag: tagInLanguages.optional(),
  }),
  errors: ['invalid_input'],
  cacheTags: () => [storiesTag],
});

/** The same on a site with these categories. */
export const listStoriesAmong = (known: KnownCategories) => ({ ...listStories, query: listQuery(known) });

export const listFeaturedStories = endpoint({
  name: 'listFeaturedStories',
  summary: 'Published and featured stories, newest first',
  method: 'GET',
  paths: ['/story/featured', '/api/story/featured'],
  access: 'public',
  query: z.object(pageQuery(25)),
  output: listOf(storySummary),
  errors: ['invalid_input'],
  cacheTags: () => [storiesTag],
});

export const listHomeStories = endpoint({
  name: 'listHomeStories',
  summary: 'Up to three featured stories, then the newest others: eight in all',
  method: 'GET',
  paths: ['/story/home', '/api/story/home'],
  access: 'public',
  output: dataOf(z.array(storySummary)),
  errors: [],
  cacheTags: () => [storiesTag],
});

export const readStory = endpoint({
  name: 'readStory',
  summary: 'A published story by its slug, a former slug or its id',
  method: 'GET',
  paths: ['/story/:slug', '/api/story/:slug'],
  access: 'public',
  params: z.object({ slug: slugOrId }),
  query: z.object({ language: languageQuery }),
  output: dataOf(storyDetail),
  errors: ['invalid_input', 'not_found'],
  // A story without a place may have one that is not published yet.
  cacheTags: ({ data }) => [
    storyTag(data._id),
    // Nobody is named: it stands under the site's name.
    data.author.slug ? authorTag(data.author.slug) : siteTag,
    data.place ? destinationTag(data.place._id) : destinationsTag,
    ...tagsOfText(data.body),
  ],
});

export const listNextStories = endpoint({
  name: 'listNextStories',
  summary: 'Up to three stories to read next: those that share the most tags, newest first',
  method: 'GET',
  paths: ['/story/:slug/next', '/api/story/:slug/next'],
  access: 'public',
  params: z.object({ slug: slugOrId }),
  output: dataOf(z.array(storySummary)),
  errors: ['not_found'],
  cacheTags: () => [storiesTag],
});

export const listPlaceStories = endpoint({
  name: 'listPlaceStories',
  summary: 'Up to three published stories about a published destination or tagged with its name, newest first',
  method: 'GET',
  paths: ['/api/v3/destination/:slug/stories'],
  access: 'public',
  params: z.object({ slug: slugOrId }),
  output: dataOf(z.array(storySummary)),
  errors: [],
  // An unknown destination has no stories; it may be published later.
  cacheTags: () => [storiesTag, destinationsTag],
});
