import type { PageDefinition } from '#web/page.ts';

export const staffBannerPages: readonly PageDefinition[] = [
  {
    path: '/admin/banners',
    file: 'features/banners/web/staff-banner-list.page.tsx',
    load: () => import('./staff-banner-list.page.tsx'),
    audience: 'staff',
  },
  {
    // The same list with the form opened over it.
    path: '/admin/banners/new',
    file: 'features/banners/web/staff-banner-new.page.tsx',
    load: () => import('./staff-banner-new.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/banners/edit/:id/:language',
    file: 'features/banners/web/editions/staff-banner-edition.page.tsx',
    load: () => import('./editions/staff-banner-edition.page.tsx'),
    audience: 'staff',
  },
];
