import type { PageDefinition } from '#web/page.ts';

export const previewPages: readonly PageDefinition[] = [
  {
    path: '/preview/:token',
    file: 'features/previews/web/preview.page.tsx',
    load: () => import('./preview.page.tsx'),
  },
];
