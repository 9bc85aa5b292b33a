import type { BulkKind } from '../../bulk/server/bulk-kind.ts';
import * as store from './staff-page.repository.ts';
import { deletePage, turnPublished } from './staff-page.service.ts';

/** How many pages are changed at once: each as by hand. */
export const pageBulk: BulkKind = {
  kind: 'page',
  publish: turnPublished,
  delete: (db, viewer, id) => deletePage({ db }, viewer, id),
  listIds: store.listIds,
  listTitles: store.listTitles,
};
