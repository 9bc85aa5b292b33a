import type { PageDefinition } from '#web/page.ts';

export const staffContactPages: readonly PageDefinition[] = [
  {
    path: '/admin/contacts',
    file: 'features/contact/web/staff-message-list.page.tsx',
    load: () => import('./staff-message-list.page.tsx'),
    audience: 'staff',
  },
  {
    path: '/admin/contact-details',
    file: 'features/contact/web/staff-contact-info.page.tsx',
    load: () => import('./staff-contact-info.page.tsx'),
    audience: 'staff',
  },
];
