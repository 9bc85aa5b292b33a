import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { Problem } from '../contract/problem.ts';
import { ErrorPage } from './components/error-page.tsx';
import { frameState, loadFrame, loadSections } from './frame-data.ts';
import { loadTexts } from './language/load-texts.ts';
import type { PageDefinition, PageHandle, PageModule } from './page.ts';
import { Root } from './root.tsx';

/** The route of a page that is for everybody, whole as the server renders it. */
export function publicRoute(page: PageDefinition): RouteObject {
  const { file, path, load } = page;
  return {
    id: file,
    path,
    lazy: async () => {
      const [{ loader, meta, frame, Component }] = await Promise.all([load(), loadTexts(file)]);
      const handle: PageHandle = { meta, isFilledLater: false, ...(frame && { frame }) };
      return { loader: ofSection(page, loader), Component, ErrorBoundary: ErrorPage, handle };
    },
  };
}

/** Finds nothing while staff have turned off what the page belongs to. */
export function ofSection({ section }: PageDefinition, loader: PageModule['loader']): PageModule['loader'] {
  if (!section) return loader;
  return async (args) => {
    const { off } = await loadSections(args);
    if (off.includes(section)) throw new Problem('not_found');
    return loader(args);
  };
}

/** The boundary of a page comes with its code; this one keeps the frame when that code does not come. */
export const withinFrame = (id: string, framed: RouteObject[], ErrorBoundary: ComponentType): RouteObject => ({
  id,
  ErrorBoundary,
  children: framed,
});

/** The frame of the site with pages in it. */
export const siteRoute = (pages: RouteObject[]): RouteObject => ({
  id: 'root',
  loader: loadFrame,
  // The same on every page: a change of page in the browser does not ask again.
  shouldRevalidate: () => frameState.isOutdated,
  Component: Root,
  ErrorBoundary: ErrorPage,
  children: [withinFrame('pages', pages, ErrorPage)],
});

/** Those of the routes that have these ids, from the outermost in. */
export function routesWith(ids: readonly string[], among: readonly RouteObject[]): RouteObject[] {
  return among.flatMap((route) => [
    ...(ids.includes(route.id ?? '') ? [route] : []),
    ...routesWith(ids, route.children ?? []),
  ]);
}

/** Brings the code of routes, which must be there before React takes up their HTML. */
export async function loadRoutes(routes: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await (route.lazy as () => Promise<Partial<RouteObject>>)(), { lazy: undefined });
    }),
  );
}
