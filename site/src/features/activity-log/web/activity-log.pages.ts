import type { PageDefinition } from '#web/page.ts';

export const activityLogPages: readonly PageDefinition[] = [
  {
    path: '/admin/activity',
    file: 'features/activity-log/web/staff-activity.page.tsx',
    load: () => import('./staff-activity.page.tsx'),
    audience: 'staff',
  },
];
