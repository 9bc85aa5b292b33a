import type { PageDefinition } from '#web/page.ts';

export const homePages: readonly PageDefinition[] = [
  {
    path: '/',
    file: 'features/home/web/home.page.tsx',
    load: () => import('./home.page.tsx'),
    query: ['region', 'show', 'page', 'sent'],
  },
];
