import type { PageDefinition } from '#web/page.ts';

export const searchPages: readonly PageDefinition[] = [
  {
    path: '/search',
    file: 'features/search/web/search.page.tsx',
    load: () => import('./search.page.tsx'),
    query: ['q', 'tab', 'page'],
  },
];
