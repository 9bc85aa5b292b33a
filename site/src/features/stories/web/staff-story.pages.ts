import type { PageDefinition } from '#web/page.ts';

export const staffStoryPages: readonly PageDefinition[] = [
  {
    path: '/admin/stories',
    file: 'features/stories/web/staff-story-list.page.tsx',
    load: () => import('./staff-story-list.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/stories/create',
    file: 'features/stories/web/staff-story-new.page.tsx',
    load: () => import('./staff-story-new.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/stories/edit/:id',
    file: 'features/stories/web/staff-story-edit.page.tsx',
    load: () => import('./staff-story-edit.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/stories/edit/:id/:language',
    file: 'features/stories/web/editions/staff-story-edition.page.tsx',
    load: () => import('./editions/staff-story-edition.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/stories/preview/:id',
    file: 'features/stories/web/staff-story-preview.page.tsx',
    load: () => import('./staff-story-preview.page.tsx'),
    // In the frame of the public page; its loader lets in staff alone.
    audience: 'member',
  },
  {
    path: '/admin/settings/categories',
    file: 'features/stories/web/staff-story-categories.page.tsx',
    load: () => import('./staff-story-categories.page.tsx'),
    audience: 'staff',
  },
];
