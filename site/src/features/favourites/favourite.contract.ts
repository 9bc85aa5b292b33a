import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf, pageQuery } from '../../contract/pagination.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { ratingLetters } from '../destinations/months.contract.ts';
import { inLanguageShape } from '../languages/language.contract.ts';
import { image } from '../media/media.contract.ts';

/** What can be saved. */
export type FavouriteKind = 'destinations' | 'stories';

/** What one person may save of a kind, so that no list of theirs grows without end. */
export const mostSaved = 1000;

/** All that a person has saved of one kind and that is published now, the newest first. */
const savedIds = dataOf(z.array(z.string()));

const params = z.object({ id: itemId });
const ownParams = z.object({ destinationId: itemId, userId: itemId });

export const saveDestination = endpoint({
  name: 'saveDestination',
  summary: 'Saves a published destination; repeating it is not an error',
  method: 'POST',
  paths: ['/api/v3/destination/favorite/:id'],
  access: 'session',
  section: 'favourites',
  limit: 'favourites',
  params,
  output: savedIds,
  errors: ['not_logged_in', 'not_found', 'conflict', 'too_many'],
});

export const unsaveDestination = endpoint({
  name: 'unsaveDestination',
  summary: 'Removes a saved destination, even if it is no longer published; repeating it is not an error',
  method: 'DELETE',
  paths: ['/api/v3/destination/favorite/:id'],
  access: 'session',
  section: 'favourites',
  limit: 'favourites',
  params,
  output: savedIds,
  errors: ['not_logged_in', 'too_many'],
});

export const saveStory = endpoint({
  name: 'saveStory',
  summary: 'Saves a published story; repeating it is not an error',
  method: 'POST',
  paths: ['/story/favorite/:id', '/api/story/favorite/:id'],
  access: 'session',
  section: 'favourites',
  limit: 'favourites',
  params,
  output: savedIds,
  errors: ['not_logged_in', 'not_found', 'conflict', 'too_many'],
});

export const unsaveStory = endpoint({
  name: 'unsaveStory',
  summary: 'Removes a saved story, even if it is no longer published; repeating it is not an error',
  method: 'DELETE',
  paths: ['/story/favorite/:id', '/api/story/favorite/:id'],
  access: 'session',
  section: 'favourites',
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
  section: 'favourites',
  limit: 'favourites',
  params: ownParams,
  output: savedIds,
  errors: ['not_logged_in', 'not_allowed', 'not_found', 'conflict', 'too_many'],
});

export const unsaveOwnDestination = endpoint({
  name: 'unsaveOwnDestination',
  summary: 'Removes a saved destination for the person named in the path, who must be the caller',
  method: 'PUT',
  paths: ['/api/v3/destination/remove/:destinationId/:userId'],
  access: 'owner',
  section: 'favourites',
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
  thumbnail: image.nullable(),
  ...inLanguageShape,
});
export type FavouriteCard = z.output<typeof favouriteCard>;

/** What one compares places by. */
const savedDestination = favouriteCard.extend({
  bestTimeToVisit: z.string(),
  SuggestedDuration: z.string(),
  avgTemp: z.number().nullable(),
  shortLine: z.string(),
  monthRatings: ratingLetters,
});
export type SavedDestination = z.output<typeof savedDestination>;

export const favouritesPerPage = 100;

export const listFavourites = endpoint({
  name: 'listFavourites',
  summary: 'What the caller saved that is published now, newest first: one page of each kind',
  method: 'GET',
  paths: ['/api/v3/auth/favourites'],
  access: 'session',
  section: 'favourites',
  query: z.object(pageQuery(favouritesPerPage)),
  output: dataOf(z.object({ destinations: z.array(savedDestination), stories: z.array(favouriteCard) })).extend({
    page: z.int(),
    limit: z.int(),
    /** Of the longer list. */
    totalPages: z.int(),
    totalCount: z.int(),
    counts: z.object({ destinations: z.int(), stories: z.int() }),
  }),
  errors: ['not_logged_in', 'invalid_input', 'too_many'],
});
