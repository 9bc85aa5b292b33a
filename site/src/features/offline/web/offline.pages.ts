import type { PageDefinition } from '#web/page.ts';

export const offlinePages: readonly PageDefinition[] = [
  { path: '/offline', file: 'features/offline/web/offline.page.tsx', load: () => import('./offline.page.tsx') },
];
