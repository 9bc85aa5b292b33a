import type { PageDefinition } from '#web/page.ts';

export const favouritesPages: readonly PageDefinition[] = [
  {
    path: '/favorite',
    file: 'features/favourites/web/favourites.page.tsx',
    load: () => import('./favourites.page.tsx'),
    section: 'favourites',
    query: ['tab', 'page'],
    audience: 'person',
  },
];
