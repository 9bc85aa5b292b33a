import type { Region } from '@trekker/place-names/regions.ts';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import type { WorldRegion } from '../../contract/regions.ts';
import { choice, searchWords, slugOrId } from '../../contract/rules/text.ts';
import { languageQuery, wordsInLanguageShape } from '../languages/language.contract.ts';
import { secureImage, video } from '../media/media.contract.ts';
import { richLine, tagsOfLinks } from '../rich-text/rich-text.contract.ts';

/** The regions of highlights by the part of the world that they lie in. Literal words (docs/specification.md, 6). */
export const highlightRegionsIn = {
  asia: ['Asia'],
  europe: ['Europe'],
  americas: ['North America', 'South America'],
  africa: ['Africa'],
  oceania: ['Oceania'],
  other: ['Antarctica'],
} as const satisfies Record<Region, readonly string[]>;

const { asia, europe, americas, africa, oceania, other } = highlightRegionsIn;

/** What a highlight's region can be, in the order of the form. */
export const highlightRegions = [...asia, ...europe, ...americas, ...africa, ...oceania, ...other] as const;
export const highlightRegion = z.enum(highlightRegions);
export type HighlightRegion = z.output<typeof highlightRegion>;

export const highlightFilters = [
  'all',
  'top-rated',
  'recent',
  'europe',
  'asia',
  'americas',
  'africa',
  'oceania',
] as const satisfies readonly (WorldRegion | 'all' | 'top-rated' | 'recent')[];
export type HighlightFilter = (typeof highlightFilters)[number];

export const highlight = z.object({
  _id: z.string(),
  /** Of the traveller. */
  name: z.string(),
  /** All that a reader sees of it, without marks. */
  description: z.string(),
  /** With its marks, in one line; left out where nothing is marked. */
  body: richLine.optional(),
  location: z.string(),
  region: highlightRegion,
  /** 0 to 5 in steps of 0.1. */
  rating: z.number(),
  /** Also the poster of the video. */
  image: secureImage.nullable(),
  video: video.nullable(),
  avatar: secureImage.nullable(),
  /** The day it tells of, at midnight UTC. */
  date: z.string(),
  featured: z.boolean(),
  published: z.boolean(),
  isPublished: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  ...wordsInLanguageShape,
});
export type Highlight = z.output<typeof highlight>;

export const highlightTag = (id: string) => `highlight:${id}`;
/** Any list of highlights: new, gone, changed, published. */
export const highlightsTag = 'highlights';

/** What an answer with highlights depends on besides them: all that their texts name, public or not. */
export const tagsOfHighlights = (shown: readonly Pick<Highlight, 'body'>[]): string[] =>
  shown.flatMap(({ body }) => (body ? tagsOfLinks(body.links) : []));

/** Highlight lists say `currentPage` where others say `page`. */
export const highlightList = listOf(highlight).omit({ page: true }).extend({ currentPage: z.int() });

export const listHighlights = endpoint({
  name: 'listHighlights',
  summary: 'Published highlights, newest first; filters apply to all of them, not to one page',
  method: 'GET',
  paths: ['/highlight', '/api/highlight', '/highlight/published', '/api/highlight/published'],
  access: 'public',
  section: 'highlights',
  query: z.object({
    q: searchWords,
    filter: choice('filter', [...highlightFilters, ''])
      .transform((filter) => filter || 'all')
      .default('all'),
    ...pageQuery(30),
    language: languageQuery,
  }),
  output: highlightList,
  errors: ['invalid_input'],
  cacheTags: ({ data }) => [highlightsTag, ...tagsOfHighlights(data)],
});

export const listFeaturedHighlights = endpoint({
  name: 'listFeaturedHighlights',
  summary: 'Published and featured highlights, newest first',
  method: 'GET',
  paths: ['/highlight/featured', '/api/highlight/featured'],
  access: 'public',
  section: 'highlights',
  query: z.object({ ...pageQuery(30), language: languageQuery }),
  output: highlightList,
  errors: ['invalid_input'],
  cacheTags: ({ data }) => [highlightsTag, ...tagsOfHighlights(data)],
});

export const listHomeHighlights = endpoint({
  name: 'listHomeHighlights',
  summary: 'Up to six highlights, featured ones first',
  method: 'GET',
  paths: ['/highlight/home', '/api/highlight/home'],
  access: 'public',
  section: 'highlights',
  query: z.object({ language: languageQuery }),
  output: dataOf(z.array(highlight)),
  errors: ['invalid_input'],
  cacheTags: ({ data }) => [highlightsTag, ...tagsOfHighlights(data)],
});

export const readHighlight = endpoint({
  name: 'readHighlight',
  summary: 'A published highlight by its id',
  method: 'GET',
  paths: ['/highlight/:id', '/api/highlight/:id'],
  access: 'public',
  section: 'highlights',
  params: z.object({ id: slugOrId }),
  query: z.object({ language: languageQuery }),
  output: dataOf(highlight),
  errors: ['invalid_input', 'not_found'],
  cacheTags: ({ data }) => [highlightTag(data._id), ...tagsOfHighlights([data])],
});
