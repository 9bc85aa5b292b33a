import type { PageDefinition } from '#web/page.ts';

export const highlightPages: readonly PageDefinition[] = [
  {
    path: '/highlight',
    file: 'features/highlights/web/highlight-list.page.tsx',
    load: () => import('./highlight-list.page.tsx'),
    section: 'highlights',
    query: ['q', 'filter', 'page'],
  },
];
