import type { PageDefinition } from '#web/page.ts';

export const contactPages: readonly PageDefinition[] = [
  {
    path: '/contact',
    file: 'features/contact/web/contact.page.tsx',
    load: () => import('./contact.page.tsx'),
    query: ['sent'],
  },
];
