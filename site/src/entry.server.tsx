import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import type { ApiClient } from './web/api-client.ts';
import { apiContext } from './web/api-client.ts';
import { asProblemData } from './web/hydration.ts';
import type { PageHandle, PageMeta } from './web/page.ts';
import { routeObjects } from './web/route-objects.ts';

export { pages } from './routes.ts';

/** A page as HTML, with what the document around it needs. */
export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; state: unknown; meta: PageMeta; file: string; over: boolean };

const handler = createStaticHandler(routeObjects());

const failed: PageMeta = { title: 'This page did not arrive', description: 'Something went wrong' };

/** Renders the page at `url` with data from `api`. Throws only what is a fault of the code. */
export async function renderPage(url: string, api: ApiClient): Promise<RenderedPage> {
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const match = context.matches.at(-1);
  const id = match?.route.id ?? '';
  const handle = match?.route.handle as PageHandle | undefined;
  const data = context.loaderData[id] as never;
  const meta = context.errors || !handle ? failed : handle.meta(data);
  const router = createStaticRouter(handler.dataRoutes, context);
  return {
    kind: 'page',
    status: context.statusCode,
    html: renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    state: { loaderData: context.loaderData, errors: asProblemData(context.errors) },
    meta,
    file: id,
    over: false,
  };
}
