import type { PageDefinition } from '#web/page.ts';
import { oldPostQueries } from '../../addresses/addresses.contract.ts';

export const storyPages: readonly PageDefinition[] = [
  {
    path: '/stories',
    file: 'features/stories/web/story-list.page.tsx',
    load: () => import('./story-list.page.tsx'),
    query: ['q', 'category', 'page', ...oldPostQueries],
  },
  {
    path: '/stories/:slug',
    file: 'features/stories/web/story.page.tsx',
    load: () => import('./story.page.tsx'),
  },
  {
    path: '/tags/:tag',
    file: 'features/stories/web/tag.page.tsx',
    load: () => import('./tag.page.tsx'),
    query: ['page'],
  },
];
