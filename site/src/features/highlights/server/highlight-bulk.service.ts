import type { BulkKind } from '../../bulk/server/bulk-kind.ts';
import * as store from './staff-highlight.repository.ts';
import { deleteHighlight, turnFeatured, turnPublished } from './staff-highlight.service.ts';

/** How many highlights are changed at once: each as by hand. */
export const highlightBulk: BulkKind = {
  kind: 'highlight',
  publish: turnPublished,
  feature: turnFeatured,
  delete: deleteHighlight,
  listIds: store.listIds,
  listTitles: store.listTitles,
};
