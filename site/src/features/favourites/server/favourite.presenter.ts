import { type PageRequest, presentData } from '#contract/pagination.ts';
import type { DestinationSummary } from '../../destinations/destination.contract.ts';
import type { StorySummary } from '../../stories/story.contract.ts';
import type { FavouriteCard, SavedDestination } from '../favourite.contract.ts';

function presentSavedDestination({ weatherInfo, ...summary }: DestinationSummary): SavedDestination {
  return { ...summary, avgTemp: weatherInfo.avgTemp };
}

/** A story's card has the fields of a destination's, but nothing to compare. */
function presentSavedStory({ _id, slug, title, excerpt, coverImage, ...story }: StorySummary): FavouriteCard {
  const card = { _id, slug, name: title, description: excerpt, thumbnail: coverImage };
  if (!story.fallbacks) return card;
  const { language, translations, fallbackLanguage } = story;
  const fallbacks = story.fallbacks.map((field) => (field === 'title' ? 'name' : 'description'));
  return { ...card, language, translations, fallbacks, fallbackLanguage };
}

type Favourites = {
  destinations: DestinationSummary[];
  stories: StorySummary[];
  counts: { destinations: number; stories: number };
};

/** One page of both lists; the pages are those of the longer one. */
export function presentFavourites({ page, limit }: PageRequest, { destinations, stories, counts }: Favourites) {
  const longer = Math.max(counts.destinations, counts.stories);
  return {
    ...presentData({
      destinations: destinations.map(presentSavedDestination),
      stories: stories.map(presentSavedStory),
    }),
    page,
    limit,
    totalPages: Math.max(1, Math.ceil(longer / limit)),
    totalCount: counts.destinations + counts.stories,
    counts,
  };
}
