import type { PageDefinition } from '#web/page.ts';

export const staffFeedbackPages: readonly PageDefinition[] = [
  {
    path: '/admin/feedback',
    file: 'features/feedback/web/staff-feedback-list.page.tsx',
    load: () => import('./staff-feedback-list.page.tsx'),
    audience: 'staff',
  },
];
