import type { PageRequest } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import type { CardReads } from '#server/dependencies.ts';
import { pickInOrder } from '#server/lists/in-order.ts';
import type { Queryable } from '#server/queryable.ts';
import { describeDestinations } from '../../destinations/server/editions/destination-card.service.ts';
import { describeStories } from '../../stories/server/editions/story-card.service.ts';
import { type FavouriteKind, mostSaved } from '../favourite.contract.ts';
import { t } from './api-favourites.texts.ts';
import * as store from './favourite.repository.ts';

/** What a person has saved, as far as it is published, the newest first. */
export async function favouriteIds(
  db: Queryable,
  accountId: string,
): Promise<{ destinations: string[]; stories: string[] }> {
  const [destinations, stories] = await Promise.all([
    store.listFavouriteIds(db, 'destinations', accountId),
    store.listFavouriteIds(db, 'stories', accountId),
  ]);
  return { destinations, stories };
}

const full = {
  destinations: () => t.placesFull({ most: mostSaved }),
  stories: () => t.storiesFull({ most: mostSaved }),
};

const notFound = { destinations: () => t.placeNotFound, stories: () => t.storyNotFound };

/**
 * Saves what is published and gives all ids of its kind. Twice is no error. Throws `not_found` for a draft as for
 * nothing, `conflict` when nothing more fits.
 */
export async function saveFavourite(
  db: Queryable,
  kind: FavouriteKind,
  accountId: string,
  itemId: string,
): Promise<string[]> {
  await store.addFavourite(db, kind, accountId, itemId);
  const ids = await store.listFavouriteIds(db, kind, accountId);
  if (ids.includes(itemId)) return ids;
  if (await store.isFull(db, kind, accountId, itemId)) throw new Problem('conflict', full[kind]());
  throw new Problem('not_found', notFound[kind]());
}

/** Removes what was saved, whatever has become of it, and gives all ids of its kind that are left. */
export async function removeFavourite(
  db: Queryable,
  kind: FavouriteKind,
  accountId: string,
  itemId: string,
): Promise<string[]> {
  await store.deleteFavourite(db, kind, accountId, itemId);
  return store.listFavouriteIds(db, kind, accountId);
}

/**
 * One page of what a person has saved of each kind and is published, and how many there are: four statements however
 * much it is.
 */
export async function readFavourites(dependencies: CardReads, accountId: string, { page, limit }: PageRequest) {
  const all = await favouriteIds(dependencies.reads, accountId);
  const ofPage = (ids: string[]) => ids.slice((page - 1) * limit, page * limit);
  const ids = { destinations: ofPage(all.destinations), stories: ofPage(all.stories) };
  const [destinations, stories] = await Promise.all([
    describeDestinations(dependencies, ids.destinations),
    describeStories(dependencies, ids.stories),
  ]);
  return {
    destinations: pickInOrder(ids.destinations, destinations),
    stories: pickInOrder(ids.stories, stories),
    counts: { destinations: all.destinations.length, stories: all.stories.length },
  };
}

/** Everything, for the copy of one's own data. */
export async function copyFavourites(dependencies: CardReads, accountId: string) {
  const { destinations, stories } = await readFavourites(dependencies, accountId, {
    page: 1,
    limit: Number.POSITIVE_INFINITY,
  });
  return { destinations, stories };
}
