import type { PageDefinition } from '#web/page.ts';

// The token of a link is no part of the page: only the browser that holds it reads it.
export const digestPages: readonly PageDefinition[] = [
  {
    path: '/travel-notifications/unsubscribe',
    file: 'features/digests/web/stop-notifications.page.tsx',
    load: () => import('./stop-notifications.page.tsx'),
  },
];
