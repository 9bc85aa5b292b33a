import type { PageDefinition } from '#web/page.ts';

export const staffAboutPages: readonly PageDefinition[] = [
  {
    path: '/admin/about',
    file: 'features/about/web/staff-about.page.tsx',
    load: () => import('./staff-about.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/about/edit/:language',
    file: 'features/about/web/editions/staff-about-edition.page.tsx',
    load: () => import('./editions/staff-about-edition.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/about/team',
    file: 'features/about/web/staff-team-list.page.tsx',
    load: () => import('./staff-team-list.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/about/team/edit/:id/:language',
    file: 'features/about/web/editions/staff-team-member-edition.page.tsx',
    load: () => import('./editions/staff-team-member-edition.page.tsx'),
    audience: 'staff',
  },
];
