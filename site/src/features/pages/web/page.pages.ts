import type { PageDefinition } from '#web/page.ts';
import { oldPostQueries } from '../../addresses/addresses.contract.ts';

export const ownPages: readonly PageDefinition[] = [
  // Where no other page has the address.
  {
    path: '/:slug',
    file: 'features/pages/web/page.page.tsx',
    load: () => import('./page.page.tsx'),
    query: oldPostQueries,
  },
];
