import { regions } from '@trekker/place-names/regions.ts';
import { z } from 'zod';
import { untilEndOfMonth } from '../../contract/cache-tag-expiry.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { sortQuery } from '../../contract/list-sort.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { choice, commaList, searchWords, slugOrId } from '../../contract/rules/text.ts';
import { translationFilter } from '../../contract/rules/translations/translation-filter.ts';
import { tagNamesShape } from '../glossary/term-names.contract.ts';
import { inLanguageShape, languageQuery } from '../languages/language.contract.ts';
import { image, secureImage } from '../media/media.contract.ts';
import { review, reviewsTag } from '../reviews/review.contract.ts';
import { itemTag, richTextBody, tagsOfText } from '../rich-text/rich-text.contract.ts';
import { publicationStates, scheduleShape } from '../schedules/item-schedule.contract.ts';
import { siteTag } from '../settings/site.contract.ts';
import { listedEditions, listedLanguages } from '../translations/edition-standing.contract.ts';
import { monthNumber, ratingLetters, twelveMonths } from './months.contract.ts';

/** What a list shows of a destination. */
export const destinationSummary = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  /** On cards, in place of the beginning of the description; "" for none. */
  shortLine: z.string(),
  bestTimeToVisit: z.string(),
  SuggestedDuration: z.string(),
  tags: z.array(z.string()),
  popularFor: z.array(z.string()),
  /** Null where nobody has said it yet: of drafts alone, as the coordinates. */
  weatherInfo: z.object({ avgTemp: z.number().nullable(), climateType: z.string(), bestMonth: z.string() }),
  monthRatings: ratingLetters,
  location: z.object({
    country: z.string(),
    region: z.string(),
    coordinates: z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() }),
  }),
  thumbnail: image.nullable(),
  rating: z.object({ value: z.number(), count: z.int() }),
  featured: z.boolean(),
  published: z.boolean(),
  isPublished: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  ...inLanguageShape,
  ...tagNamesShape,
});
export type DestinationSummary = z.output<typeof destinationSummary>;

export const destinationDetail = destinationSummary.extend({
  /** Markdown in its normal form (packages/rich-text). */
  longDescription: z.string(),
  /** The same without its marks. */
  contentText: z.string(),
  body: richTextBody,
  months: twelveMonths,
  travelTips: z.array(z.string()),
  itinerary: z.array(
    z.object({
      _id: z.string(),
      day: z.int(),
      title: z.string(),
      activities: z.array(z.string()),
      /** Of its words, where that is not the one that was asked for. */
      language: z.string().optional(),
    }),
  ),
  images: z.array(secureImage),
  /** The newest ten; the rest by `listReviews`. */
  reviews: z.array(review),
  reviewCount: z.int(),
  /** How many reviews gave one, two, … five stars. */
  ratingCounts: z.array(z.int()).length(5),
});
export type DestinationDetail = z.output<typeof destinationDetail>;
/** What its page shows above the reviews. */
export type DestinationItself = Omit<DestinationDetail, 'reviews'>;

export const destinationTag = (id: string) => itemTag('destination', id);
/** Any list of destinations: new, gone, renamed, published, rated. */
export const destinationsTag = 'destinations';

/** What lists of destinations are narrowed by, and their order. */
export const destinationFilters = {
  q: searchWords,
  region: choice('region', [...regions, ''])
    .transform((region) => region || undefined)
    .optional(),
  /** Comma list; a destination matches if any of them is among its tags, in any case. */
  tags: commaList(20),
  /** Only what is rated good in that month. */
  month: monthNumber,
  sort: choice('sort', ['newest', 'rating', 'name']).default('newest'),
};

export const listDestinations = endpoint({
  name: 'listDestinations',
  summary: 'Published destinations; filters apply to all of them, not to one page',
  method: 'GET',
  paths: ['/api/v3/destination', '/api/v3/destination/published'],
  access: 'public',
  query: z.object({ ...destinationFilters, ...pageQuery(12) }),
  output: listOf(destinationSummary),
  errors: ['invalid_input'],
  cacheTags: () => [destinationsTag],
});

/**
 * How many are featured by region, whatever the list is filtered by; `all` of them together. Each is counted up to
 * 10,000.
 */
const regionCounts = z.object({
  all: z.int(),
  europe: z.int(),
  asia: z.int(),
  africa: z.int(),
  americas: z.int(),
  oceania: z.int(),
  other: z.int(),
});
export type RegionCounts = z.output<typeof regionCounts>;

export const listFeaturedDestinations = endpoint({
  name: 'listFeaturedDestinations',
  summary: 'Published and featured destinations, with a count for each part of the world',
  method: 'GET',
  paths: ['/api/v3/destination/featured'],
  access: 'public',
  query: z.object({ ...destinationFilters, ...pageQuery(12) }),
  output: listOf(destinationSummary).extend({ regionCounts }),
  errors: ['invalid_input'],
  cacheTags: () => [destinationsTag],
});

export const placesOfTheMonth = z.object({
  /** 1 is January; the month of today in UTC. */
  month: z.int(),
  /** How many places are good in it. */
  totalCount: z.int(),
  /** The best rated of them, at most six. */
  places: z.array(
    z.object({
      _id: z.string(),
      slug: z.string(),
      name: z.string(),
      country: z.string(),
      /** Of that month, in °C; null where unknown. */
      temperature: z.number().nullable(),
      ...inLanguageShape,
    }),
  ),
});
export type PlacesOfTheMonth = z.output<typeof placesOfTheMonth>;

export const listPlacesOfTheMonth = endpoint({
  name: 'listPlacesOfTheMonth',
  summary: 'Published destinations that are good in the current month',
  method: 'GET',
  paths: ['/api/v3/destination/home'],
  access: 'public',
  output: dataOf(placesOfTheMonth),
  errors: [],
  // It holds until the month is over, whoever changes what.
  cacheTags: ({ data }) => [destinationsTag, untilEndOfMonth(data.month)],
});

const staffDestinationSummary = destinationSummary.extend({ ...scheduleShape, ...listedEditions });
/** A row of the list of staff. */
export type StaffDestinationSummary = z.output<typeof staffDestinationSummary>;

export const listDestinationsForStaff = endpoint({
  name: 'listDestinationsForStaff',
  summary: 'All destinations, including drafts',
  method: 'GET',
  paths: ['/api/v3/destination/admin'],
  access: 'staff',
  query: z.object({
    q: searchWords,
    state: choice('state', publicationStates).optional(),
    translation: translationFilter,
    ...sortQuery('added', 'name', 'rating'),
    ...pageQuery(15),
  }),
  output: listOf(staffDestinationSummary).extend(listedLanguages),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});

export const readDestination = endpoint({
  name: 'readDestination',
  summary: 'A published destination by its slug, a former slug or its id; in another language by any of its slugs',
  method: 'GET',
  paths: ['/api/v3/destination/:slug'],
  access: 'public',
  params: z.object({ slug: slugOrId }),
  query: z.object({ language: languageQuery }),
  output: dataOf(destinationDetail),
  errors: ['invalid_input', 'not_found'],
  cacheTags: ({ data }) => [destinationTag(data._id), reviewsTag(data._id), ...tagsOfText(data.body)],
});

export const nearbyDestination = destinationSummary.extend({ distanceKm: z.number() });
export type NearbyDestination = z.output<typeof nearbyDestination>;

export const listNearbyDestinations = endpoint({
  name: 'listNearbyDestinations',
  summary: 'Up to six published destinations nearest to one, nearest first',
  method: 'GET',
  paths: ['/api/v3/destination/:slug/nearby'],
  access: 'public',
  params: z.object({ slug: slugOrId }),
  output: dataOf(z.array(nearbyDestination)),
  errors: ['not_found'],
  cacheTags: () => [destinationsTag],
});

export const drawDestinationMap = endpoint({
  name: 'drawDestinationMap',
  summary: 'A small map of a published destination and its surroundings, as SVG',
  method: 'GET',
  paths: ['/api/v3/destination/:slug/map.svg'],
  access: 'public',
  params: z.object({ slug: slugOrId }),
  output: z.string(),
  contentType: 'image/svg+xml; charset=utf-8',
  errors: ['not_found'],
  // Its pin has the accent.
  cacheTags: () => [destinationsTag, siteTag],
});
