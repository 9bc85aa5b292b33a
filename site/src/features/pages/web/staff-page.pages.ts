import type { PageDefinition } from '#web/page.ts';

export const staffOwnPages: readonly PageDefinition[] = [
  {
    path: '/admin/pages',
    file: 'features/pages/web/staff-page-list.page.tsx',
    load: () => import('./staff-page-list.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/pages/create',
    file: 'features/pages/web/staff-page-new.page.tsx',
    load: () => import('./staff-page-new.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/pages/edit/:id',
    file: 'features/pages/web/staff-page-edit.page.tsx',
    load: () => import('./staff-page-edit.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/pages/edit/:id/:language',
    file: 'features/pages/web/editions/staff-page-edition.page.tsx',
    load: () => import('./editions/staff-page-edition.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/pages/preview/:id',
    file: 'features/pages/web/staff-page-preview.page.tsx',
    load: () => import('./staff-page-preview.page.tsx'),
    // In the frame of the public page; its loader lets in staff alone.
    audience: 'member',
  },
];
