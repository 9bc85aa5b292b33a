import type { PageDefinition } from '#web/page.ts';

// Tokens and return paths are no part of a page: only the browser that holds them reads them.
export const accountPages: readonly PageDefinition[] = [
  {
    path: '/login',
    file: 'features/accounts/web/login.page.tsx',
    load: () => import('./login.page.tsx'),
    query: ['error'],
    audience: 'guest',
  },
  {
    path: '/login/second',
    file: 'features/accounts/web/second-step.page.tsx',
    load: () => import('./second-step.page.tsx'),
    query: ['with'],
    audience: 'guest',
  },
  {
    path: '/login/set-up',
    file: 'features/accounts/web/set-up.page.tsx',
    load: () => import('./set-up.page.tsx'),
    audience: 'member',
  },
  {
    path: '/signup',
    file: 'features/accounts/web/signup.page.tsx',
    load: () => import('./signup.page.tsx'),
    audience: 'guest',
  },
  {
    path: '/email/reset-password',
    file: 'features/accounts/web/reset-request.page.tsx',
    load: () => import('./reset-request.page.tsx'),
    query: ['sent'],
    audience: 'guest',
  },
  {
    path: '/email/sign-in',
    file: 'features/accounts/web/sign-in-request.page.tsx',
    load: () => import('./sign-in-request.page.tsx'),
    query: ['sent'],
    audience: 'guest',
  },
  {
    path: '/reset-password',
    file: 'features/accounts/web/reset-password.page.tsx',
    load: () => import('./reset-password.page.tsx'),
    query: ['sent'],
    audience: 'guest-or-token',
  },
  {
    path: '/auth/check-login',
    file: 'features/accounts/web/check-login.page.tsx',
    load: () => import('./check-login.page.tsx'),
  },
  {
    path: '/auth/confirm-email',
    file: 'features/accounts/web/confirm-email.page.tsx',
    load: () => import('./confirm-email.page.tsx'),
  },
  {
    path: '/auth/undo-email',
    file: 'features/accounts/web/undo-email.page.tsx',
    load: () => import('./undo-email.page.tsx'),
  },
  {
    path: '/profile',
    file: 'features/accounts/web/profile.page.tsx',
    load: () => import('./profile.page.tsx'),
    audience: 'member',
  },
];
