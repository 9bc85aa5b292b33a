import { keepLanguagesOf } from '#features/languages/server/language.service.ts';
import type { LibraryLanguages } from '#features/media/server/library/library-access.ts';
import { listOtherLanguages } from '#features/translations/server/edition-overview.service.ts';
import { aboutMedia, teamMedia } from '../../features/about/server/about-media.repository.ts';
import { authorMedia } from '../../features/authors/server/author-media.repository.ts';
import { bannerMedia } from '../../features/banners/server/banner-media.repository.ts';
import { destinationMedia } from '../../features/destinations/server/destination-media.repository.ts';
import { highlightMedia } from '../../features/highlights/server/highlight-media.repository.ts';
import type { MediaOwner } from '../../features/media/server/library/media-owner.ts';
import { pageMedia } from '../../features/pages/server/page-media.repository.ts';
import { brandMedia } from '../../features/settings/server/brand/brand-media.repository.ts';
import { storyMedia } from '../../features/stories/server/story-media.repository.ts';

/**
 * All that can show media of the library, in the order in which it tells of them. What an account shows of itself is in
 * no library.
 */
export const mediaOwners: readonly MediaOwner[] = [
  destinationMedia,
  storyMedia,
  highlightMedia,
  pageMedia,
  bannerMedia,
  aboutMedia,
  teamMedia,
  authorMedia,
  brandMedia,
];

/** Media are known to all features, and know none. */
export const libraryLanguages: LibraryLanguages = {
  list: async (db) => (await listOtherLanguages(db)).map(({ code, name, dir }) => ({ code, name, dir })),
  keep: keepLanguagesOf,
};
