import type { PageDefinition } from '#web/page.ts';

export const staffAboutPages: readonly PageDefinition[] = [
  {
    path: '/admin/about',
    file: 'features/about/web/staff-about.page.tsx',
    load: () => import('./staff-about.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/about/team',
    file: 'features/about/web/staff-team-list.page.tsx',
    load: () => import('./staff-team-list.page.tsx'),
    audience: 'staff',
  },
];
