import type { PageDefinition } from '#web/page.ts';
import { oldPostQueries } from '../../addresses/addresses.contract.ts';

export const homePages: readonly PageDefinition[] = [
  {
    path: '/',
    file: 'features/home/web/home.page.tsx',
    load: () => import('./home.page.tsx'),
    query: ['region', 'show', 'page', 'sent', ...oldPostQueries],
  },
];
