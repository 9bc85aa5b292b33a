import type { PageDefinition } from '#web/page.ts';

export const authorPages: readonly PageDefinition[] = [
  {
    path: '/authors/:slug',
    file: 'features/authors/web/author.page.tsx',
    load: () => import('./author.page.tsx'),
    query: ['page'],
  },
];
