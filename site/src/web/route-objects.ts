import type { RouteObject } from 'react-router';
import { loadFollowLinks } from '../features/contact/web/follow-links.ts';
import { notFoundPage, pages } from '../routes.ts';
import { ErrorPage } from './error-page.tsx';
import type { PageDefinition, PageHandle } from './page.ts';
import { Root } from './root.tsx';

function routeOf(page: PageDefinition): RouteObject {
  return {
    id: page.file,
    path: page.path,
    lazy: async () => {
      const { loader, meta, frame, Component, ErrorBoundary = ErrorPage } = await page.load();
      return { loader, Component, ErrorBoundary, handle: { meta, frame } as PageHandle };
    },
  };
}

/** The pages as the router wants them, inside the frame of the site. */
export function routeObjects(): RouteObject[] {
  return [
    {
      id: 'root',
      loader: loadFollowLinks,
      // The same on every page: a change of page in the browser does not ask again.
      shouldRevalidate: () => false,
      Component: Root,
      ErrorBoundary: ErrorPage,
      children: [...pages, notFoundPage].map(routeOf),
    },
  ];
}
