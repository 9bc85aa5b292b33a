import type { PageDefinition } from '#web/page.ts';

export const staffImportPages: readonly PageDefinition[] = [
  {
    path: '/admin/settings/import',
    file: 'features/imports/web/staff-import-list.page.tsx',
    load: () => import('./staff-import-list.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/settings/import/:id',
    file: 'features/imports/web/staff-import.page.tsx',
    load: () => import('./staff-import.page.tsx'),
    audience: 'staff',
  },
];
