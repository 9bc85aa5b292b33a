import type { PageDefinition } from '#web/page.ts';

export const staffAuthorPages: readonly PageDefinition[] = [
  {
    path: '/admin/authors',
    file: 'features/authors/web/staff-author-list.page.tsx',
    load: () => import('./staff-author-list.page.tsx'),
    audience: 'staff',
  },
];
