import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { regionNames } from '../../contract/regions.ts';
import { searchWords, slugOrId, text } from '../../contract/rules/text.ts';
import { destinationsTag, destinationTag } from '../destinations/destination.contract.ts';
import { image } from '../media/media.contract.ts';
import { itemTag, richTextBody, tagsOfText } from '../rich-text/rich-text.contract.ts';
import { siteTag } from '../settings/site.contract.ts';

export const storyCategory = z.enum(['Adventure', 'Food', 'Travel', 'Culture', 'Road Trip', 'Backpacking', 'Luxury']);
export type StoryCategory = z.output<typeof storyCategory>;

/** The chips of the Stories page: each is a category of the form or a part of the world. Literal texts. */
export const storyChips = [
  'All Categories',
  ...Object.values(regionNames),
  'Food & Drink',
  'Adventure',
  'Culture',
  'Travel Tips',
] as const;
export type StoryChip = (typeof storyChips)[number];

/** What a list shows of a story. */
export const storySummary = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: storyCategory,
  tags: z.array(z.string()),
  readTime: z.string(),
  publishedAt: z.string(),
  date: z.string(),
  featured: z.boolean(),
  published: z.boolean(),
  isPublished: z.boolean(),
  coverImage: image.nullable(),
  /** `avatar` is the address of a small image, or ""; `slug` that of the author's page, or "" where nobody is named. */
  author: z.object({ name: z.string(), avatar: z.string(), bio: z.string(), slug: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StorySummary = z.output<typeof storySummary>;

export const storyDetail = storySummary.extend({
  /** Markdown in its normal form (packages/rich-text). */
  content: z.string(),
  /** The same without its marks. */
  contentText: z.string(),
  body: richTextBody,
  images: z.array(image.extend({ id: z.string(), caption: z.string() })),
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

const unknownCategory = `category must be one of ${storyChips.join(', ')}`;

/** A chip or a category, in any case; nothing and "All Categories" ask for all. */
const categoryQuery = z
  .string({ error: unknownCategory })
  .max(40, unknownCategory)
  .transform((typed, context) => {
    const word = typed.trim().toLowerCase();
    const known = [...storyChips, ...storyCategory.options].find((name) => name.toLowerCase() === word);
    if (known || word === '') return known;
    context.addIssue({ code: 'custom', message: unknownCategory });
    return z.NEVER;
  })
  .optional();

export const listStories = endpoint({
  name: 'listStories',
  summary: 'Published stories, newest first; filters apply to all of them, not to one page',
  method: 'GET',
  paths: ['/story', '/api/story'],
  access: 'public',
  query: z.object({ q: searchWords, category: categoryQuery, tag: text(100).default(''), ...pageQuery(25) }),
  output: listOf(storySummary),
  errors: ['invalid_input'],
  cacheTags: () => [storiesTag],
});

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
  output: dataOf(storyDetail),
  errors: ['not_found'],
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
