import type { PageDefinition } from '#web/page.ts';

export const staffDestinationPages: readonly PageDefinition[] = [
  {
    path: '/admin/destinations',
    file: 'features/destinations/web/staff-destination-list.page.tsx',
    load: () => import('./staff-destination-list.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/destinations/create',
    file: 'features/destinations/web/staff-destination-new.page.tsx',
    load: () => import('./staff-destination-new.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/destinations/edit/:id',
    file: 'features/destinations/web/staff-destination-edit.page.tsx',
    load: () => import('./staff-destination-edit.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/destinations/edit/:id/:language',
    file: 'features/destinations/web/editions/staff-destination-edition.page.tsx',
    load: () => import('./editions/staff-destination-edition.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/destinations/preview/:id',
    file: 'features/destinations/web/staff-destination-preview.page.tsx',
    load: () => import('./staff-destination-preview.page.tsx'),
    // In the frame of the public page; its loader lets in staff alone.
    audience: 'member',
  },
];
