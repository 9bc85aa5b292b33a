import type { PageDefinition } from '#web/page.ts';

export const aboutPages: readonly PageDefinition[] = [
  { path: '/about', file: 'features/about/web/about.page.tsx', load: () => import('./about.page.tsx') },
];
