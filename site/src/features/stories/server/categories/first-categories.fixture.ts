import type { Transactor } from '#server/queryable.ts';
import { nameFirstCategories } from './story-category.service.ts';

/** The categories that a site begins with are called as the set-up of a site in German calls them. */
export const germanCategories = (db: Transactor): Promise<void> =>
  db.transaction((tx) => nameFirstCategories(tx, 'en', 'de'));
