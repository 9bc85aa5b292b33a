import type { LoaderFunctionArgs } from 'react-router';
import { type ApiClient, apiContext } from '../../../web/api-client.ts';
import { type Deferred, deferred } from '../../../web/deferred.tsx';
import { type Banner, readActiveBanner } from '../../banners/banner.contract.ts';
import { type DestinationSummary, listFeaturedDestinations } from '../../destinations/destination.contract.ts';
import { listTestimonials, type Testimonial } from '../../feedback/feedback.contract.ts';
import { type Highlight, listHomeHighlights } from '../../highlights/highlight.contract.ts';
import { listHomeStories, type StorySummary } from '../../stories/story.contract.ts';

/** The tabs of Top Destinations; Popular shows all that are featured. */
export const regionTabs = [
  { region: undefined, label: 'Popular' },
  { region: 'europe', label: 'Europe' },
  { region: 'asia', label: 'Asia' },
  { region: 'africa', label: 'Africa' },
  { region: 'americas', label: 'Americas' },
  { region: 'oceania', label: 'Oceania' },
] as const;

export type HomeRegion = (typeof regionTabs)[number]['region'];

export type Home = {
  banner: Banner | undefined;
  destinations: DestinationSummary[];
  stories: StorySummary[];
  highlights: Highlight[];
  testimonials: { items: Testimonial[]; totalPages: number };
};

export type HomeData = { region: HomeRegion; home: Deferred<Home> };

const postersShown = 6;

async function readHome(api: ApiClient, region: HomeRegion): Promise<Home> {
  const [banner, destinations, stories, highlights, testimonials] = await Promise.all([
    api.call(readActiveBanner, {}),
    api.call(listFeaturedDestinations, { query: { region, limit: String(postersShown) } }),
    api.call(listHomeStories, {}),
    api.call(listHomeHighlights, {}),
    api.call(listTestimonials, {}),
  ]);
  return {
    banner: banner.data[0],
    destinations: destinations.data,
    stories: stories.data,
    highlights: highlights.data,
    testimonials: { items: testimonials.data, totalPages: testimonials.totalPages },
  };
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const asked = new URL(request.url).searchParams.get('region')?.toLowerCase();
  const region = regionTabs.find((tab) => tab.region === asked)?.region;
  return { region, home: await deferred(readHome(context.get(apiContext), region), request) };
}
