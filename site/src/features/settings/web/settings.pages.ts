import type { PageDefinition } from '#web/page.ts';

/** Of a site that waits for its owner. */
export const siteSetupPages: readonly PageDefinition[] = [
  { path: '/setup', file: 'features/settings/web/setup.page.tsx', load: () => import('./setup.page.tsx') },
];

export const settingsPages: readonly PageDefinition[] = [
  {
    path: '/admin/settings',
    file: 'features/settings/web/settings.page.tsx',
    load: () => import('./settings.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/settings/brand',
    file: 'features/settings/web/staff-brand.page.tsx',
    load: () => import('./staff-brand.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/settings/texts',
    file: 'features/settings/web/staff-texts.page.tsx',
    load: () => import('./staff-texts.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/settings/navigation',
    file: 'features/settings/web/staff-menus.page.tsx',
    load: () => import('./staff-menus.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/settings/sections',
    file: 'features/settings/web/staff-sections.page.tsx',
    load: () => import('./staff-sections.page.tsx'),
    audience: 'staff',
  },
];
