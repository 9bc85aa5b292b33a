import type { PageDefinition } from '#web/page.ts';

export const translationListPages: readonly PageDefinition[] = [
  {
    path: '/admin/settings/translations',
    file: 'features/translation-list/web/staff-translation-list.page.tsx',
    load: () => import('./staff-translation-list.page.tsx'),
    audience: 'staff',
  },
];
