import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { Problem } from './contract/problem.ts';
import { hrefBelow } from './contract/rules/addresses/language-prefix.ts';
import { pages, staffNotFoundPage } from './routes.ts';
import { apiContext, createApiClient } from './web/api-client.ts';
import { failedMeta } from './web/document/failed-meta.ts';
import { createMarkupCache } from './web/document/markup-cache.tsx';
import { MarkupCacheContext } from './web/document/markup-cache-context.tsx';
import type { RenderPage } from './web/document/rendered-page.ts';
import { sentFormContext } from './web/forms/use-sent-form.ts';
import { frameData } from './web/frame-data.ts';
import { renderBelow } from './web/language/href-to.ts';
import { asProblemData } from './web/navigation/hydration.ts';
import type { PageHandle } from './web/page.ts';
import { routeObjects } from './web/route-objects.ts';

// The bundle has its own copy of the texts’ code, which is told in which language the server answers.
export { printTextsBy } from '@trekker/texts/printed-texts.ts';
export { pages };

const everyRoute = routeObjects();
const audiences = new Map([...pages, staffNotFoundPage].map(({ file, audience }) => [file, audience]));
const missingPages = new Set([...pages, staffNotFoundPage].flatMap(({ file, missing }) => (missing ? [file] : [])));
const handlers = new Map<string, ReturnType<typeof createStaticHandler>>();

/**
 * Handles addresses that begin with the same part. The router tries all of its routes with each address, so it gets
 * those alone that can be meant.
 */
function handlerOf(url: string) {
  const first = firstPart(new URL(url).pathname);
  const key = everyRoute.some((route) => isBelow(route, first)) ? first : '*';
  const handler = handlers.get(key) ?? createStaticHandler(everyRoute.flatMap((route) => meantBy(route, first)));
  handlers.set(key, handler);
  return handler;
}

/** As the router compares it: in any case. */
const firstPart = (path: string): string => path.replace(/^\//, '').split('/', 1)[0]?.toLowerCase() ?? '';

const isBelow = ({ path, children = [] }: RouteObject, first: string): boolean =>
  path === undefined ? children.some((child) => isBelow(child, first)) : firstPart(path) === first;

/** A route that can stand for an address that begins so, with those of its children that can. */
function meantBy(route: RouteObject, first: string): RouteObject[] {
  const { path, children } = route;
  if (path !== undefined) return /^[:*]/.test(firstPart(path)) || firstPart(path) === first ? [route] : [];
  const meant = children?.flatMap((child) => meantBy(child, first)) ?? [];
  return meant.length > 0 ? [{ ...route, children: meant } as RouteObject] : [];
}

export const renderPage: RenderPage = async (url, { transport, language, prefix, sent }) => {
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, createApiClient(transport, prefix));
  requestContext.set(sentFormContext, sent);
  const handler = handlerOf(url);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      status: context.status,
      location: hrefBelow(prefix, context.headers.get('location') ?? '/'),
    };
  }
  const match = context.matches.at(-1);
  const id = match?.route.id ?? '';
  const handle = match?.route.handle as PageHandle | undefined;
  const data = context.loaderData[id] as never;
  const loaded = frameData(context.loaderData[context.matches[0]?.route.id ?? '']);
  const { siteName, brand, texts, sections, languages } = loaded;
  const site = { siteName, brand, texts, sections, languages };
  const ids = context.matches.map(({ route }) => route.id);
  const audience = audiences.get(id);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { cache, finish } = createMarkupCache(sections, language);
  const { meta, html } = renderBelow(prefix, () => ({
    meta: context.errors || !handle ? failedMeta() : handle.meta(data, site),
    html: renderToString(
      <MarkupCacheContext value={cache}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </MarkupCacheContext>,
    ),
  }));
  return {
    kind: 'page',
    status: statusOf(context),
    html: finish(html),
    state: { routes: ids, audience, loaderData: loadedHere(context, handle), errors: asProblemData(context.errors) },
    meta,
    site,
    module: id,
    // Who it is for is looked at by what knows all pages.
    files: audience ? [...ids, 'web/browser-router.ts'] : ids,
    failures: statusOf(context) < 500 ? [] : Object.values(context.errors ?? {}).filter(isUnforeseen),
  };
};

/** What the browser need not load again: of a page that it fills, the server only knows whether it is there. */
function loadedHere({ loaderData, matches }: StaticHandlerContext, handle: PageHandle | undefined) {
  const id = matches.at(-1)?.route.id ?? '';
  if (!handle?.isFilledLater || missingPages.has(id)) return loaderData;
  return Object.fromEntries(Object.entries(loaderData).filter(([route]) => route !== id));
}

const isUnforeseen = (error: unknown) => !(error instanceof Problem);

/** The router knows a thrown problem only as a failure: the status that it stands for is its own. */
function statusOf({ errors, statusCode }: StaticHandlerContext): number {
  const problem = Object.values(errors ?? {}).find((error) => error instanceof Problem);
  return problem?.status ?? statusCode;
}
