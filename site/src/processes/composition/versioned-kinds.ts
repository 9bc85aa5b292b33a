import { restoreAbout } from '../../features/about/server/about.service.ts';
import { aboutVersions, teamMemberVersions } from '../../features/about/server/about-version.repository.ts';
import { aboutEditionVersions } from '../../features/about/server/editions/about-edition.service.ts';
import { memberEditionVersions } from '../../features/about/server/editions/team-member-edition.service.ts';
import { restoreTeamMember } from '../../features/about/server/team.service.ts';
import { bannerVersions } from '../../features/banners/server/banner-version.repository.ts';
import { bannerEditionVersions } from '../../features/banners/server/editions/banner-edition.service.ts';
import { restoreBanner } from '../../features/banners/server/staff-banner.service.ts';
import { destinationEditionVersions } from '../../features/destinations/server/editions/destination-edition.service.ts';
import { destinationVersions } from '../../features/destinations/server/staff/destination-version.repository.ts';
import { restoreDestination } from '../../features/destinations/server/staff/staff-destination.service.ts';
import { highlightEditionVersions } from '../../features/highlights/server/editions/highlight-edition.service.ts';
import { highlightVersions } from '../../features/highlights/server/highlight-version.repository.ts';
import { restoreHighlight } from '../../features/highlights/server/staff-highlight.service.ts';
import { pageEditionVersions } from '../../features/pages/server/editions/page-edition.service.ts';
import { pageVersions } from '../../features/pages/server/page-version.repository.ts';
import { restorePage } from '../../features/pages/server/staff-page.service.ts';
import { restoreBrand } from '../../features/settings/server/brand/brand-restore.service.ts';
import { brandVersions } from '../../features/settings/server/brand/brand-version.repository.ts';
import { restoreTexts } from '../../features/settings/server/texts/text.service.ts';
import { textVersions } from '../../features/settings/server/texts/text-version.repository.ts';
import { storyEditionVersions } from '../../features/stories/server/editions/story-edition.service.ts';
import { restoreStory } from '../../features/stories/server/staff/staff-story.service.ts';
import { listNamesOf, storyVersions } from '../../features/stories/server/staff/story-version.repository.ts';
import type { RestorableKind } from '../../features/versions/server/restorable-kind.ts';

/** All that has versions, in the site's own language. */
export const versionedKinds: readonly RestorableKind[] = [
  { ...storyVersions, restore: restoreStory, namesOf: listNamesOf },
  { ...destinationVersions, restore: restoreDestination },
  { ...highlightVersions, restore: restoreHighlight },
  { ...pageVersions, restore: restorePage },
  { ...bannerVersions, restore: restoreBanner },
  { ...aboutVersions, restore: restoreAbout },
  { ...teamMemberVersions, restore: restoreTeamMember },
  { ...brandVersions, restore: restoreBrand },
  { ...textVersions, restore: restoreTexts },
];

const editions: Readonly<Record<string, (language: string) => RestorableKind>> = {
  story: storyEditionVersions,
  destination: destinationEditionVersions,
  highlight: highlightEditionVersions,
  page: pageEditionVersions,
  banner: bannerEditionVersions,
  about: aboutEditionVersions,
  'team-member': memberEditionVersions,
};

/** What has versions, by its word; in another language that is `story@de`. */
export function versionedKind(word: string): RestorableKind | undefined {
  const [of = '', language] = word.split('@');
  if (language === undefined) return versionedKinds.find(({ kind }) => kind === word);
  return Object.hasOwn(editions, of) ? editions[of]?.(language) : undefined;
}
