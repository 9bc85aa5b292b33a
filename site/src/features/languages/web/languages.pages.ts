import type { PageDefinition } from '#web/page.ts';

export const languagePages: readonly PageDefinition[] = [
  {
    path: '/admin/settings/languages',
    file: 'features/languages/web/staff-languages.page.tsx',
    load: () => import('./staff-languages.page.tsx'),
    audience: 'staff',
  },
];
