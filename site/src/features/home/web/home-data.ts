import type { LoaderFunctionArgs } from 'react-router';
import type { WorldRegion } from '#contract/regions.ts';
import type { SectionName } from '#contract/rules/sections.ts';
import { type ApiClient, apiContext } from '#web/api-client.ts';
import { shownRegions } from '#web/components/shown-regions.ts';
import { sentBefore } from '#web/forms/use-sent-form.ts';
import { loadSections } from '#web/frame-data.ts';
import { type Deferred, deferred } from '#web/navigation/deferred.tsx';
import { type Banner, readActiveBanner } from '../../banners/banner.contract.ts';
import {
  type DestinationSummary,
  listFeaturedDestinations,
  listPlacesOfTheMonth,
  type PlacesOfTheMonth,
  type RegionCounts,
} from '../../destinations/destination.contract.ts';
import { listTestimonials, type Testimonial } from '../../feedback/feedback.contract.ts';
import { type Highlight, listHomeHighlights } from '../../highlights/highlight.contract.ts';
import { listFeaturedStories, listHomeStories, type StorySummary } from '../../stories/story.contract.ts';
import { t } from './home.texts.ts';

/** The tabs of Top Destinations; Popular shows all that are featured. */
export const regionTabs: readonly { region: HomeRegion; label: () => string }[] = [
  { region: undefined, label: () => t.popular },
  ...shownRegions,
];

export type HomeRegion = WorldRegion | undefined;

export type Home = {
  banner: Banner | undefined;
  topDestinations: TopPlaces;
  goodNow: PlacesOfTheMonth;
  stories: StorySummary[];
  highlights: Highlight[];
  testimonials: { items: Testimonial[]; totalPages: number };
};

/** Featured places as an address asks for them: the first few of a tab, or page by page all of it. */
export type TopPlaces = {
  places: DestinationSummary[];
  /** How many there are in each tab. */
  counts: RegionCounts;
  totalCount: number;
  page: number;
  totalPages: number;
};

export type TopSearch = { region: HomeRegion; all: boolean; page: number };

/** `sent`: which form of the page was sent without a script, and led here. */
export type HomeData = { search: TopSearch; sent: string | null; home: Deferred<Home> };

/** Posters that come with the page, however many are featured: the rest is brought when somebody asks for it. */
export const firstPosters = 6;
const postersOfPage = 48;

function searchOf(query: URLSearchParams): TopSearch {
  const asked = query.get('region')?.toLowerCase();
  const page = query.get('page') ?? '1';
  return {
    region: regionTabs.find((tab) => tab.region === asked)?.region,
    all: query.get('show') === 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of home with other places shown. All of them begin in sight at the first that was not shown before. */
export function addressOfTop({ region, all }: Pick<TopSearch, 'region' | 'all'>): string {
  const query = new URLSearchParams();
  if (region) query.set('region', region);
  if (all) query.set('show', 'all');
  return query.size > 0 ? `/?${query}` : '/';
}

async function readTop(api: ApiClient, { region, all, page }: TopSearch): Promise<TopPlaces> {
  const limit = String(all ? postersOfPage : firstPosters);
  const wanted = String(all ? page : 1);
  const list = await api.call(listFeaturedDestinations, { query: { region, limit, page: wanted } });
  // A page that is not there any more: from the beginning.
  if (list.page > list.totalPages) return readTop(api, { region, all, page: 1 });
  const { data: places, regionCounts: counts, totalCount, totalPages } = list;
  return { places, counts, totalCount, page: list.page, totalPages };
}

/** Beyond so many the section would be a list of its own; they are among the stories. */
const mostFeatured = '12';

async function readHome(args: LoaderFunctionArgs, search: TopSearch): Promise<Home> {
  const api = args.context.get(apiContext);
  const { off } = await loadSections(args);
  const ifOn = <Answer>(section: SectionName, read: () => Promise<Answer>) =>
    off.includes(section) ? undefined : read();
  const [banner, topDestinations, goodNow, featured, stories, highlights, testimonials] = await Promise.all([
    api.call(readActiveBanner, {}),
    readTop(api, search),
    api.call(listPlacesOfTheMonth, {}),
    api.call(listFeaturedStories, { query: { limit: mostFeatured } }),
    api.call(listHomeStories, {}),
    ifOn('highlights', () => api.call(listHomeHighlights, {})),
    ifOn('testimonials', () => api.call(listTestimonials, {})),
  ]);
  return {
    banner: banner.data[0],
    topDestinations,
    goodNow: goodNow.data,
    // Every featured story is shown; the call for home names the newest of them.
    stories: [...featured.data, ...stories.data.filter((story) => !story.featured)],
    highlights: highlights?.data ?? [],
    testimonials: { items: testimonials?.data ?? [], totalPages: testimonials?.totalPages ?? 1 },
  };
}

export async function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  const { request } = args;
  const search = searchOf(new URL(request.url).searchParams);
  return {
    search,
    sent: sentBefore(request),
    home: await deferred(readHome(args, search), request),
  };
}
