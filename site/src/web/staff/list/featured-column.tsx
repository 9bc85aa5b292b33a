import type { Column } from '@trekker/design-system/staff/lists/data-table.tsx';
import { t } from './staff-list.texts.ts';
import { StateBadge } from './state-badge.tsx';

/** Whether a row is featured, which the star among its actions says as well. */
export const featuredColumn = (): Column<{ featured: boolean }> => ({
  head: t.featured,
  phone: 'hidden',
  cell: ({ featured }) => <StateBadge state={featured ? 'Featured' : 'Regular'} />,
});
