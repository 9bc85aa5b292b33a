import type { PageDefinition } from '#web/page.ts';

export const destinationPages: readonly PageDefinition[] = [
  {
    path: '/destinations',
    file: 'features/destinations/web/destination-list.page.tsx',
    load: () => import('./destination-list.page.tsx'),
    query: ['q', 'region', 'tags', 'month', 'page'],
  },
  {
    path: '/destinations/:slug',
    file: 'features/destinations/web/destination.page.tsx',
    load: () => import('./destination.page.tsx'),
    query: ['category', 'rating', 'sort', 'page'],
  },
];
