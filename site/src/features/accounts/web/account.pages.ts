import type { PageDefinition } from '../../../web/page.ts';

// Tokens and return paths are no part of a page: only the browser that holds them reads them.
export const accountPages: readonly PageDefinition[] = [
  {
    path: '/login',
    file: 'features/accounts/web/login.page.tsx',
    load: () => import('./login.page.tsx'),
    audience: 'guest',
  },
  {
    path: '/signup',
    file: 'features/accounts/web/signup.page.tsx',
    load: () => import('./signup.page.tsx'),
    audience: 'guest',
  },
];
