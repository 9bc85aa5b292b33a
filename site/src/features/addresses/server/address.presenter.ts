import type { DestinationSummary } from '../../destinations/destination.contract.ts';
import type { StorySummary } from '../../stories/story.contract.ts';
import type { SimilarAddress } from '../addresses.contract.ts';
import type { MissingAddress, Redirect } from '../staff-addresses.contract.ts';
import { t } from './api-addresses.texts.ts';
import type { MissingAddressRow } from './missing-address.repository.ts';
import type { RedirectRow } from './redirect.repository.ts';

/** Its language, where the title of a thing is not there in that of the answer. */
const titleIn = ({ fallbacks, fallbackLanguage }: DestinationSummary | StorySummary, title: string) =>
  fallbacks?.includes(title) ? { fallbacks: ['title'], fallbackLanguage } : {};

export const presentSimilarDestination = (place: DestinationSummary): SimilarAddress => ({
  kind: 'destination',
  title: place.name,
  href: `/destinations/${place.slug}`,
  about: place.location.country,
  picture: place.thumbnail,
  ...titleIn(place, 'name'),
});

export const presentSimilarStory = (story: StorySummary): SimilarAddress => ({
  kind: 'story',
  title: story.title,
  href: `/stories/${story.slug}`,
  about: story.category,
  picture: story.coverImage,
  ...titleIn(story, 'title'),
  category: story.terms?.category,
});

export const presentSimilarTag = (tag: string): SimilarAddress => ({
  kind: 'tag',
  title: tag,
  href: `/tags/${encodeURIComponent(tag)}`,
  about: t.storiesWithTag,
  picture: null,
});

export const presentSimilarPage = ({ title, path }: { title: string; path: string }): SimilarAddress => ({
  kind: 'page',
  title,
  href: path,
  about: path,
  picture: null,
});

export const presentMissingAddress = (row: MissingAddressRow): MissingAddress => ({
  path: row.path,
  count: row.count,
  firstAskedAt: row.firstAskedAt.toISOString(),
  lastAskedAt: row.lastAskedAt.toISOString(),
});

export const presentRedirect = ({ id, path, target, updatedAt }: RedirectRow): Redirect => ({
  _id: id,
  path,
  to: target,
  updatedAt: updatedAt.toISOString(),
});
