import type { PageDefinition } from '#web/page.ts';

export const legalPages: readonly PageDefinition[] = [
  { path: '/privacy', file: 'features/legal/web/privacy.page.tsx', load: () => import('./privacy.page.tsx') },
  { path: '/terms', file: 'features/legal/web/terms.page.tsx', load: () => import('./terms.page.tsx') },
  { path: '/cookies', file: 'features/legal/web/cookies.page.tsx', load: () => import('./cookies.page.tsx') },
];
