import { presentData } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import type { Dependencies, Viewer } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../favourite.contract.ts';
import { presentFavourites } from './favourite.presenter.ts';
import { readFavourites, removeFavourite, saveFavourite } from './favourite.service.ts';

export function favouriteRoutes(dependencies: Dependencies): Implementation[] {
  const { db } = dependencies;
  return [
    implement(contract.saveDestination, async ({ params, viewer }) =>
      presentData(await saveFavourite(db, 'destinations', viewer.accountId, params.id)),
    ),
    implement(contract.unsaveDestination, async ({ params, viewer }) =>
      presentData(await removeFavourite(db, 'destinations', viewer.accountId, params.id)),
    ),
    implement(contract.saveStory, async ({ params, viewer }) =>
      presentData(await saveFavourite(db, 'stories', viewer.accountId, params.id)),
    ),
    implement(contract.unsaveStory, async ({ params, viewer }) =>
      presentData(await removeFavourite(db, 'stories', viewer.accountId, params.id)),
    ),
    implement(contract.saveOwnDestination, async ({ params, viewer }) =>
      presentData(await saveFavourite(db, 'destinations', themselves(viewer, params.userId), params.destinationId)),
    ),
    implement(contract.unsaveOwnDestination, async ({ params, viewer }) =>
      presentData(await removeFavourite(db, 'destinations', themselves(viewer, params.userId), params.destinationId)),
    ),
    implement(contract.listFavourites, async ({ viewer, query }) =>
      presentFavourites(query, await readFavourites(dependencies, viewer.accountId, query)),
    ),
  ];
}

/** The list of another person is nobody's business, whatever their role. */
function themselves({ accountId }: Viewer, userId: string): string {
  if (userId !== accountId) throw new Problem('not_allowed');
  return accountId;
}
