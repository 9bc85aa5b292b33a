import type { Dependencies } from '../../../server/dependencies.ts';
import type { Queryable } from '../../../server/queryable.ts';
import type { FavouriteIds } from './account.presenter.ts';

/** What accounts need of features that they do not know, given by the process that composes them. */
export type AccountDependencies = Dependencies & {
  favouriteIds: (db: Queryable, accountId: string) => Promise<FavouriteIds>;
};
