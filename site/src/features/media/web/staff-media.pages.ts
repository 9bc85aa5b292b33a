import type { PageDefinition } from '#web/page.ts';

export const staffMediaPages: readonly PageDefinition[] = [
  {
    path: '/admin/media',
    file: 'features/media/web/staff-media.page.tsx',
    load: () => import('./staff-media.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/media/:id',
    file: 'features/media/web/staff-media-item.page.tsx',
    load: () => import('./staff-media-item.page.tsx'),
    audience: 'staff',
  },
];
