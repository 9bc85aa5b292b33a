import type { PageDefinition } from '#web/page.ts';

export const dashboardPages: readonly PageDefinition[] = [
  {
    path: '/admin',
    file: 'features/dashboard/web/dashboard.page.tsx',
    load: () => import('./dashboard.page.tsx'),
    audience: 'staff',
  },
];
