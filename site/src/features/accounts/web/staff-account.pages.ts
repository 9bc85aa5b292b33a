import type { PageDefinition } from '#web/page.ts';

export const staffAccountPages: readonly PageDefinition[] = [
  {
    path: '/admin/users',
    file: 'features/accounts/web/staff-user-list.page.tsx',
    load: () => import('./staff-user-list.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/users/:id',
    file: 'features/accounts/web/staff-user.page.tsx',
    load: () => import('./staff-user.page.tsx'),
    audience: 'staff',
  },
];
