import type { PageDefinition } from '#web/page.ts';

export const trashPages: readonly PageDefinition[] = [
  {
    path: '/admin/trash',
    file: 'features/trash/web/staff-trash-list.page.tsx',
    load: () => import('./staff-trash-list.page.tsx'),
    audience: 'staff',
  },
];
