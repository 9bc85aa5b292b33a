import '@trekker/design-system/tokens.css';
import '@trekker/design-system/base.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { apiContext, createApiClient, fetchTransport } from './web/api-client.ts';
import { withContentCache } from './web/content-cache.ts';
import { browserStorage, openContentStore } from './web/content-cache-store.ts';
import { fromProblemData } from './web/hydration.ts';
import { followPlainLinks } from './web/plain-links.ts';
import { routeObjects } from './web/route-objects.ts';

const routes = routeObjects();

// The matched page's code must be there before React takes up its HTML.
async function loadMatched(): Promise<void> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await (route.lazy as () => Promise<Partial<RouteObject>>)(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}');
  await loadMatched();
  const api = createApiClient(
    withContentCache(fetchTransport, {
      // The entry's name changes with every build.
      store: openContentStore(import.meta.url, browserStorage()),
      mustBeFresh: () => router !== undefined && router.state.revalidation !== 'idle',
      onFresh: async () => router?.revalidate(),
    }),
  );
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData, errors: fromProblemData(state.errors) },
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      return context;
    },
  });
  followPlainLinks(router, routes);
  hydrateRoot(document.getElementById('root') as HTMLElement, <RouterProvider router={router} />);
}

void start();
