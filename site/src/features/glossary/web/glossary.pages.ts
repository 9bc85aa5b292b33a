import type { PageDefinition } from '#web/page.ts';

export const glossaryPages: readonly PageDefinition[] = [
  {
    path: '/admin/settings/glossary',
    file: 'features/glossary/web/staff-glossary.page.tsx',
    load: () => import('./staff-glossary.page.tsx'),
    audience: 'staff',
  },
];
