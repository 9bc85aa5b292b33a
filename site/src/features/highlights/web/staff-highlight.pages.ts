import type { PageDefinition } from '#web/page.ts';

export const staffHighlightPages: readonly PageDefinition[] = [
  {
    path: '/admin/highlights',
    file: 'features/highlights/web/staff-highlight-list.page.tsx',
    load: () => import('./staff-highlight-list.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/highlights/create',
    file: 'features/highlights/web/staff-highlight-new.page.tsx',
    load: () => import('./staff-highlight-new.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/highlights/edit/:id',
    file: 'features/highlights/web/staff-highlight-edit.page.tsx',
    load: () => import('./staff-highlight-edit.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/highlights/edit/:id/:language',
    file: 'features/highlights/web/editions/staff-highlight-edition.page.tsx',
    load: () => import('./editions/staff-highlight-edition.page.tsx'),
    audience: 'staff',
  },
];
