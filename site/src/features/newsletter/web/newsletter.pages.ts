import type { PageDefinition } from '#web/page.ts';

// The token of a link is no part of the page: only the browser that holds it reads it.
export const newsletterPages: readonly PageDefinition[] = [
  {
    path: '/newsletter/confirm',
    file: 'features/newsletter/web/newsletter-confirm.page.tsx',
    load: () => import('./newsletter-confirm.page.tsx'),
    section: 'newsletter',
  },
  {
    path: '/newsletter/unsubscribe',
    file: 'features/newsletter/web/newsletter-unsubscribe.page.tsx',
    load: () => import('./newsletter-unsubscribe.page.tsx'),
  },
];
