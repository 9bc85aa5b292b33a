import type { DestinationSummary } from '../../destinations/destination.contract.ts';
import type { StorySummary } from '../../stories/story.contract.ts';
import type { FavouriteCard } from '../favourite.contract.ts';

export function presentSavedDestination({
  _id,
  slug,
  name,
  description,
  thumbnail,
}: DestinationSummary): FavouriteCard {
  return { _id, slug, name, description, thumbnail };
}

/** A story's card has the same fields as a destination's. */
export function presentSavedStory({ _id, slug, title, excerpt, coverImage }: StorySummary): FavouriteCard {
  return { _id, slug, name: title, description: excerpt, thumbnail: coverImage };
}
