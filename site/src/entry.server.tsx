import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { Problem } from './contract/problem.ts';
import type { SentForm } from './contract/sent-form.ts';
import { apiContext, createApiClient, type Transport } from './web/api-client.ts';
import { failedMeta } from './web/document/page-head.ts';
import { sentFormContext } from './web/forms/sent-form.ts';
import { frameData } from './web/frame-data.ts';
import { asProblemData } from './web/navigation/hydration.ts';
import type { PageHandle, PageMeta } from './web/page.ts';
import { routeObjects } from './web/route-objects.ts';

export { pages } from './routes.ts';

/** A page as HTML, with what the document around it needs. `files` are the modules of the page and its frame. */
export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; state: unknown; meta: PageMeta; siteName: string; files: string[] };

const handler = createStaticHandler(routeObjects());

/**
 * Renders the page at `url` with data that `transport` brings. Throws only what is a fault of the code. Only plain data
 * crosses the border of the bundle: it has classes of its own. `sent`: a form of the page, which this page answers.
 */
export async function renderPage(
  url: string,
  transport: Transport,
  sent: SentForm | null = null,
): Promise<RenderedPage> {
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, createApiClient(transport));
  requestContext.set(sentFormContext, sent);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const match = context.matches.at(-1);
  const id = match?.route.id ?? '';
  const handle = match?.route.handle as PageHandle | undefined;
  const data = context.loaderData[id] as never;
  const { siteName } = frameData(context.loaderData[context.matches[0]?.route.id ?? '']);
  const meta = context.errors || !handle ? failedMeta : handle.meta(data, { siteName });
  const files = context.matches.map(({ route }) => route.id);
  const router = createStaticRouter(handler.dataRoutes, context);
  return {
    kind: 'page',
    status: statusOf(context),
    html: renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    state: { routes: files, loaderData: context.loaderData, errors: asProblemData(context.errors) },
    meta,
    siteName,
    files,
  };
}

/** The router knows a thrown problem only as a failure: the status that it stands for is its own. */
function statusOf({ errors, statusCode }: StaticHandlerContext): number {
  const problem = Object.values(errors ?? {}).find((error) => error instanceof Problem);
  return problem?.status ?? statusCode;
}
