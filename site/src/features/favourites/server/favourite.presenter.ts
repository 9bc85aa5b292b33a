import type { DestinationSummary } from '../../destinations/destination.contract.ts';
import type { StorySummary } from '../../stories/story.contract.ts';
import type { FavouriteCard, SavedDestination } from '../favourite.contract.ts';

export function presentSavedDestination({
  _id,
  slug,
  name,
  description,
  thumbnail,
  bestTimeToVisit,
  SuggestedDuration,
  weatherInfo: { avgTemp },
}: DestinationSummary): SavedDestination {
  return { _id, slug, name, description, thumbnail, bestTimeToVisit, SuggestedDuration, avgTemp };
}

/** A story's card has the fields of a destination's, but nothing to compare. */
export function presentSavedStory({ _id, slug, title, excerpt, coverImage }: StorySummary): FavouriteCard {
  return { _id, slug, name: title, description: excerpt, thumbnail: coverImage };
}
