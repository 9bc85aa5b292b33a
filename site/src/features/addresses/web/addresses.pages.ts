import type { PageDefinition } from '#web/page.ts';

export const addressPages: readonly PageDefinition[] = [
  {
    path: '/admin/addresses',
    file: 'features/addresses/web/staff-missing-address-list.page.tsx',
    load: () => import('./staff-missing-address-list.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/addresses/redirects',
    file: 'features/addresses/web/staff-redirect-list.page.tsx',
    load: () => import('./staff-redirect-list.page.tsx'),
    audience: 'staff',
  },
];
