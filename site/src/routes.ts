import { destinationPages } from './features/destinations/web/destination.pages.ts';
import { homePages } from './features/home/web/home.pages.ts';
import { highlightPages } from './features/highlights/web/highlight.pages.ts';
import { storyPages } from './features/stories/web/story.pages.ts';
import type { PageDefinition } from './web/page.ts';

/** Every page of the site. */
export const pages: readonly PageDefinition[] = [...homePages, ...destinationPages, ...highlightPages, ...storyPages];

/** The page for addresses that lead nowhere. */
export const notFoundPage: PageDefinition = {
  path: '*',
  file: 'web/not-found.page.tsx',
  load: () => import('./web/not-found.page.tsx'),
};
