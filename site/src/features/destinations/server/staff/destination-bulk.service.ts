import type { BulkKind } from '#features/bulk/server/bulk-kind.ts';
import { destinationRules } from '../../staff-destination.contract.ts';
import { t } from '../api-destinations.texts.ts';
import { destinationEditionBulk } from '../editions/destination-edition.service.ts';
import {
  deleteDestinations,
  featureDestinations,
  publishDestinations,
  sortDestinations,
} from './many-destinations.service.ts';
import * as store from './staff-destination.repository.ts';

const { tags, category } = destinationRules;

/** How many destinations are changed at once: each as by hand. */
export const destinationBulk: BulkKind = {
  kind: 'destination',
  publish: publishDestinations,
  feature: featureDestinations,
  delete: deleteDestinations,
  sorting: {
    mostTags: tags.items,
    refuseCategory: async (_, wanted) =>
      wanted.length > category.most ? t.categoryTooLong({ most: category.most }) : undefined,
    change: sortDestinations,
  },
  translation: destinationEditionBulk,
  listIds: store.listIds,
  listTitles: store.listTitles,
};
