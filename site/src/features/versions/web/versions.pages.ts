import type { PageDefinition } from '#web/page.ts';

export const versionPages: readonly PageDefinition[] = [
  {
    path: '/admin/history/:kind/:id',
    file: 'features/versions/web/staff-history.page.tsx',
    load: () => import('./staff-history.page.tsx'),
    query: ['version', 'show', 'page'],
    audience: 'staff',
  },
];
