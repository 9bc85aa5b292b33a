import {
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type RouterInit,
} from 'react-router';
import { apiContext, createApiClient, type Transport } from './api-client.ts';
import { languagePrefix } from './language/href-to.ts';
import { withContentCache } from './navigation/content-cache.ts';
import { browserStorage, openContentStore } from './navigation/content-cache-store.ts';
import { whenShown } from './navigation/shown-page.ts';
import { loadRoutes, routesWith } from './page-route.ts';
import { routeObjects } from './route-objects.ts';
import { type Session, sessionContext } from './session/session.ts';

// All pages, and what changes from one to another: a file of its own, since the page that is shown first does without.

export const routes = routeObjects();

const basename = (): string => `${languagePrefix()}/`;

/** Whether an address of this site is a page in the language that is shown; else it is a file, a feed or a call. */
export const isPage = ({ pathname }: URL): boolean =>
  (matchRoutes(routes, pathname, basename())?.at(-1)?.route.path ?? '*') !== '*';

/** The routes of a page by its path on the site, from the outermost in. */
export const routesOf = (path: string): RouteObject[] => matchRoutes(routes, path)?.map(({ route }) => route) ?? [];

export type SiteOptions = Pick<RouterInit, 'history' | 'hydrationData'> & {
  /** The routes that the server found for this address: to find them again costs a phone as much as a small page. */
  shown: readonly string[];
  session: Session;
  transport: Transport;
  /** Changes with every build. */
  version: string;
};

/** The router of all pages, which goes on from the one that is shown. */
export async function startBrowserRouter(options: SiteOptions): Promise<DataRouter> {
  const { history, hydrationData, shown, session, transport, version } = options;
  await loadRoutes(routesWith(shown, routes));
  const api = createApiClient(
    withContentCache(transport, {
      store: openContentStore(version, browserStorage()),
      mustBeFresh: () => router.state.revalidation !== 'idle',
      onFresh: async () => {
        await whenShown(router);
        await router.revalidate();
      },
    }),
  );
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(sessionContext, session);
    return context;
  };
  const router = createRouter({
    routes,
    basename: basename(),
    history,
    getContext,
    mapRouteProperties,
    hydrationRouteProperties,
    ...(hydrationData && { hydrationData }),
  });
  return router.initialize();
}
