import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { Problem } from '#contract/problem.ts';
import { type ApiClient, apiContext } from '#web/api-client.ts';
import { previewOf } from '#web/navigation/previews.ts';
import type { SimilarAddress } from '../../addresses/addresses.contract.ts';
import { findSuggestions } from '../../addresses/web/components/suggestions.ts';
import {
  listReviews,
  type Review,
  type ReviewFilter,
  reviewCategories,
  reviewSorts,
} from '../../reviews/review.contract.ts';
import { listPlaceStories, type StorySummary } from '../../stories/story.contract.ts';
import {
  type DestinationDetail,
  type DestinationSummary,
  listDestinations,
  listNearbyDestinations,
  type NearbyDestination,
  readDestination,
} from '../destination.contract.ts';

export type ReviewPage = {
  filter: ReviewFilter;
  /** Undefined: the newest, which the destination brings along. */
  items?: Review[];
  page: number;
  totalPages: number;
  /** Why they did not come; the place itself has. */
  failed?: string;
};

export type Found = {
  kind: 'found';
  destination: DestinationDetail;
  nearby: NearbyDestination[];
  stories: StorySummary[];
  reviews: ReviewPage;
};

/** Nothing is there: what may have been meant, and places to go on to instead. */
export type Missing = { kind: 'missing'; similar: SimilarAddress[]; instead: DestinationSummary[] };

/** `passed` is what the list before knew, shown at once while `whole` is on its way. */
export type DestinationData =
  | { preview: DestinationSummary; full: Promise<Found | Missing> }
  | { preview?: never; full: Found | Missing };

const isOneOf = (words: readonly string[], word: string) => words.includes(word);

function reviewFilterOf(query: URLSearchParams): ReviewFilter {
  const category = query.get('category') ?? '';
  const sort = query.get('sort') ?? '';
  const rating = query.get('rating') ?? '';
  const page = query.get('page') ?? '1';
  return {
    category: isOneOf(reviewCategories, category) ? category : '',
    rating: /^[1-5]$/.test(rating) ? rating : '',
    sort: isOneOf(reviewSorts, sort) ? sort : 'newest',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a page with other reviews shown, at their list: on a phone a screen of figures stands above it. */
export function addressOfReviews(slug: string, { category, rating, sort, page }: ReviewFilter): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (rating) query.set('rating', rating);
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return `/destinations/${slug}${search ? `?${search}` : ''}#review-list`;
}

async function readReviews(api: ApiClient, destination: DestinationDetail, filter: ReviewFilter): Promise<ReviewPage> {
  const unfiltered = !filter.category && !filter.rating && filter.sort === 'newest' && filter.page === 1;
  if (unfiltered) {
    return {
      filter,
      page: 1,
      totalPages: Math.max(1, Math.ceil(destination.reviewCount / 10)),
    };
  }
  const { category, rating, sort, page } = filter;
  const list = await api.call(listReviews, {
    params: { slug: destination.slug },
    query: { category, rating, sort, page: String(page) },
  });
  return { filter, items: list.data, page: list.page, totalPages: list.totalPages };
}

/** In the browser: what the page shows now. Another filter of its reviews needs nothing of it anew. */
let shownNow: Found | undefined;
export function rememberShown(found: Found): void {
  shownNow = found;
}

const noReviews = (filter: ReviewFilter, error: Problem): ReviewPage => ({
  filter,
  items: [],
  page: 1,
  totalPages: 1,
  failed: error.message,
});

/** Reviews that do not come leave the place where it is: the reviews say so. */
async function readReviewsOrFailure(
  api: ApiClient,
  destination: DestinationDetail,
  filter: ReviewFilter,
): Promise<ReviewPage> {
  try {
    return await readReviews(api, destination, filter);
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'not_found') throw error;
    return noReviews(filter, error);
  }
}

async function readFull(api: ApiClient, slug: string, filter: ReviewFilter): Promise<Found | Missing> {
  try {
    const [{ data: destination }, { data: nearby }, { data: stories }] = await Promise.all([
      api.call(readDestination, { params: { slug } }),
      api.call(listNearbyDestinations, { params: { slug } }),
      api.call(listPlaceStories, { params: { slug } }),
    ]);
    const shown = await readReviewsOrFailure(api, destination, filter);
    return { kind: 'found', destination, nearby, stories, reviews: shown };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code !== 'not_found') {
      if (shownNow?.destination.slug !== slug) throw error;
      return { ...shownNow, reviews: noReviews(filter, error) };
    }
    const [{ similar }, { data: instead }] = await Promise.all([
      findSuggestions(api, `/destinations/${slug}`),
      api.call(listDestinations, { query: { sort: 'rating', limit: '3' } }),
    ]);
    return { kind: 'missing', similar, instead };
  }
}

/** What the page shows. A former slug leads to the present one, for ever. */
export async function loadDestination({ params, request, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const url = new URL(request.url);
  const full = readFull(context.get(apiContext), slug, reviewFilterOf(url.searchParams));
  const preview = previewOf<DestinationSummary>('destination', slug, request);
  if (preview) {
    full.catch(() => {}); // shown by the page's error boundary
    return { preview, full } satisfies DestinationData;
  }
  const found = await full;
  if (found.kind === 'missing') return data({ full: found } satisfies DestinationData, { status: 404 });
  const { destination } = found;
  if (destination.slug !== slug && destination._id !== slug)
    throw redirect(`/destinations/${encodeURIComponent(destination.slug)}${url.search}`, 301);
  return { full: found } satisfies DestinationData;
}
