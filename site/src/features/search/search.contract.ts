import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { searchWords } from '../../contract/rules/text.ts';
import { destinationSummary, destinationsTag } from '../destinations/destination.contract.ts';
import { monthNumber } from '../destinations/months.contract.ts';
import { highlight, highlightsTag, tagsOfHighlights } from '../highlights/highlight.contract.ts';
import { inLanguageShape } from '../languages/language.contract.ts';
import { pageSummary } from '../pages/page.contract.ts';
import { pagesTag } from '../pages/pages-tag.contract.ts';
import { siteTag } from '../settings/site.contract.ts';
import { storiesTag, storySummary } from '../stories/story.contract.ts';

/** Where a text holds what was searched: [start, end) in UTF-16 units, in order, apart from one another. */
const marks = z.array(z.tuple([z.int(), z.int()]));

/** Plain text and where to mark it. No HTML is ever sent. */
const markedText = z.object({ text: z.string(), marks });
export type MarkedText = z.output<typeof markedText>;

/** Why a thing was found. */
const match = z.object({
  /**
   * How close it is: 0 = its title is what was searched, 1 = begins with it, 2 and 3 = words of the title, 4 and 5 = of
   * tags, country and region too, 6 and 7 = of the short text, 8 and 9 = of the long one. Odd from 3: only beginnings
   * of words.
   */
  closeness: z.int(),
  /** In its name, title or location. */
  title: marks,
  /** Where it is or what it is about: country, or category and the tags that match. */
  about: markedText,
  /** Its short text, or the part of the long one that matches. */
  text: markedText,
});
export type Match = z.output<typeof match>;

export const foundDestination = destinationSummary.extend({ match });
export const foundStory = storySummary.extend({ match });
export const foundHighlight = highlight.extend({ match });
export const foundPage = pageSummary
  .pick({ _id: true, slug: true, title: true })
  .extend({ match: match.pick({ title: true, text: true }), ...inLanguageShape });
export type FoundDestination = z.output<typeof foundDestination>;
export type FoundStory = z.output<typeof foundStory>;
export type FoundHighlight = z.output<typeof foundHighlight>;
export type FoundPage = z.output<typeof foundPage>;

/** How the words were taken. */
const reading = {
  /** The words that were searched instead of those typed, which find nothing; "" when as typed. */
  correction: z.string(),
  /** Where `correction` is only what the site's own language calls a place that was typed in the reader's. */
  isTranslation: z.literal(true).optional(),
  /** True when nothing holds all words, so that what holds some of them is shown. */
  partial: z.boolean(),
  /** The month or season that the words name, such as "October", by which the destinations are chosen; "" for none. */
  when: z.string(),
};

const cacheTags = () => [destinationsTag, storiesTag, highlightsTag];
const words = {
  keyword: searchWords,
  q: searchWords,
  /** Only destinations that are good in that month. */
  month: monthNumber,
};
const pagedWords = z.object({ ...words, ...pageQuery(20) });

export const search = endpoint({
  name: 'search',
  summary: 'Published destinations, stories and highlights that match the words, best first, at most 20 of each',
  method: 'GET',
  paths: ['/api/search'],
  access: 'public',
  limit: 'search',
  query: z.object(words),
  output: dataOf(
    z.object({
      destinations: z.array(foundDestination),
      stories: z.array(foundStory),
      highlights: z.array(foundHighlight),
      counts: z.object({ destinations: z.int(), stories: z.int(), highlights: z.int() }),
      ...reading,
    }),
  ),
  errors: ['invalid_input', 'too_many'],
  cacheTags: ({ data }) => [...cacheTags(), ...tagsOfHighlights(data.highlights)],
});

export const searchDestinations = endpoint({
  name: 'searchDestinations',
  summary: 'Published destinations that match the words, best first; when very many match, only the best are listed',
  method: 'GET',
  paths: ['/api/search/destinations'],
  access: 'public',
  limit: 'search',
  query: pagedWords,
  output: listOf(foundDestination).extend(reading),
  errors: ['invalid_input', 'too_many'],
  cacheTags,
});

export const searchStories = endpoint({
  name: 'searchStories',
  summary: 'Published stories that match the words, best first; when very many match, only the best are listed',
  method: 'GET',
  paths: ['/api/search/stories'],
  access: 'public',
  limit: 'search',
  query: pagedWords,
  output: listOf(foundStory).extend(reading),
  errors: ['invalid_input', 'too_many'],
  cacheTags,
});

export const searchHighlights = endpoint({
  name: 'searchHighlights',
  summary: 'Published highlights that match the words, best first; when very many match, only the best are listed',
  method: 'GET',
  paths: ['/api/search/highlights'],
  access: 'public',
  section: 'highlights',
  limit: 'search',
  query: pagedWords,
  output: listOf(foundHighlight).extend(reading),
  errors: ['invalid_input', 'too_many'],
  cacheTags: ({ data }) => [...cacheTags(), ...tagsOfHighlights(data)],
});

export const searchPages = endpoint({
  name: 'searchPages',
  summary:
    'Published pages of the magazine’s own that match the words, best first, at most 20; legal ones by their title',
  method: 'GET',
  paths: ['/api/search/pages'],
  access: 'public',
  limit: 'search',
  query: z.object({ keyword: searchWords, q: searchWords }),
  output: dataOf(z.array(foundPage)),
  errors: ['invalid_input', 'too_many'],
  // The name of the site may stand in their texts.
  cacheTags: () => [pagesTag, siteTag],
});

export const suggest = endpoint({
  name: 'suggest',
  summary:
    'Up to eight published titles, places, countries and tags that start with the words or contain them, else what they find',
  method: 'GET',
  paths: ['/api/search/suggest'],
  access: 'public',
  limit: 'search',
  query: z.object({ q: searchWords }),
  output: dataOf(z.array(z.string())),
  errors: ['invalid_input', 'too_many'],
  cacheTags: () => [...cacheTags(), pagesTag],
});
