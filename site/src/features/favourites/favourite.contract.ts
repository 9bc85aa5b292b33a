import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { itemId } from '../../contract/item-id.ts';
import { dataOf } from '../../contract/pagination.ts';
import { picture } from '../media/media.contract.ts';

/** What can be saved. */
export type FavouriteKind = 'destinations' | 'stories';

/** All that a person has saved of one kind and that is published now, the newest first. */
const savedIds = dataOf(z.array(z.string()));

const params = z.object({ id: itemId });
const ownParams = z.object({ destinationId: itemId, userId: itemId });

export const saveDestination = endpoint({
  name: 'saveDestination',
  summary: 'Saves a published destination; twice is no error',
  method: 'POST',
  paths: ['/api/v3/destination/favorite/:id'],
  access: 'session',
  limit: 'favourites',
  params,
  output: savedIds,
  errors: ['not_logged_in', 'not_found', 'too_many'],
});

export const unsaveDestination = endpoint({
  name: 'unsaveDestination',
  summary: 'Removes a saved destination, whatever has become of it; twice is no error',
  method: 'DELETE',
  paths: ['/api/v3/destination/favorite/:id'],
  access: 'session',
  limit: 'favourites',
  params,
  output: savedIds,
  errors: ['not_logged_in', 'too_many'],
});

export const saveStory = endpoint({
  name: 'saveStory',
  summary: 'Saves a published story; twice is no error',
  method: 'POST',
  paths: ['/story/favorite/:id', '/api/story/favorite/:id'],
  access: 'session',
  limit: 'favourites',
  params,
  output: savedIds,
  errors: ['not_logged_in', 'not_found', 'too_many'],
});

export const unsaveStory = endpoint({
  name: 'unsaveStory',
  summary: 'Removes a saved story, whatever has become of it; twice is no error',
  method: 'DELETE',
  paths: ['/story/favorite/:id', '/api/story/favorite/:id'],
  access: 'session',
  limit: 'favourites',
  params,
  output: savedIds,
  errors: ['not_logged_in', 'too_many'],
});

export const saveOwnDestination = endpoint({
  name: 'saveOwnDestination',
  summary: 'Saves a published destination for the person named in the path, who must be the caller',
  method: 'PUT',
  paths: ['/api/v3/destination/save/:destinationId/:userId'],
  access: 'owner',
  limit: 'favourites',
  params: ownParams,
  output: savedIds,
  errors: ['not_logged_in', 'not_allowed', 'not_found', 'too_many'],
});

export const unsaveOwnDestination = endpoint({
  name: 'unsaveOwnDestination',
  summary: 'Removes a saved destination of the person named in the path, who must be the caller',
  method: 'PUT',
  paths: ['/api/v3/destination/remove/:destinationId/:userId'],
  access: 'owner',
  limit: 'favourites',
  params: ownParams,
  output: savedIds,
  errors: ['not_logged_in', 'not_allowed', 'too_many'],
});

/** What the page of saved items shows of one. */
const favouriteCard = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  thumbnail: picture.nullable(),
});
export type FavouriteCard = z.output<typeof favouriteCard>;

/** What one compares places by. */
const savedDestination = favouriteCard.extend({
  bestTimeToVisit: z.string(),
  SuggestedDuration: z.string(),
  avgTemp: z.number(),
});
export type SavedDestination = z.output<typeof savedDestination>;

export const listFavourites = endpoint({
  name: 'listFavourites',
  summary: 'All that one has saved and that is published now, the newest first',
  method: 'GET',
  paths: ['/api/v3/auth/favourites'],
  access: 'session',
  output: dataOf(z.object({ destinations: z.array(savedDestination), stories: z.array(favouriteCard) })),
  errors: ['not_logged_in'],
});
