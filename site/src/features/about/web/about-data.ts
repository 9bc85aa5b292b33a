import type { LoaderFunctionArgs } from 'react-router';
import { type ApiClient, apiContext } from '#web/api-client.ts';
import { type Deferred, deferred } from '#web/navigation/deferred.tsx';
import { listFeaturedDestinations } from '../../destinations/destination.contract.ts';
import type { Image } from '../../media/media.contract.ts';
import { type About, readAbout } from '../about.contract.ts';

/** `view` is a place of the site to look at while one is asked to join. */
export type AboutPage = { about: About; view: Image | null };

async function readAboutPage(api: ApiClient): Promise<AboutPage> {
  const [about, places] = await Promise.all([
    api.call(readAbout, {}),
    api.call(listFeaturedDestinations, { query: { sort: 'rating', limit: '1' } }),
  ]);
  return { about: about.data, view: places.data[0]?.thumbnail ?? null };
}

export type AboutData = { page: Deferred<AboutPage> };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<AboutData> {
  return { page: await deferred(readAboutPage(context.get(apiContext)), request) };
}
