import { restoreAbout } from '../../features/about/server/about.service.ts';
import { aboutVersions, teamMemberVersions } from '../../features/about/server/about-version.repository.ts';
import { restoreTeamMember } from '../../features/about/server/team.service.ts';
import { bannerVersions } from '../../features/banners/server/banner-version.repository.ts';
import { restoreBanner } from '../../features/banners/server/staff-banner.service.ts';
import { destinationVersions } from '../../features/destinations/server/staff/destination-version.repository.ts';
import { restoreDestination } from '../../features/destinations/server/staff/staff-destination.service.ts';
import { highlightVersions } from '../../features/highlights/server/highlight-version.repository.ts';
import { restoreHighlight } from '../../features/highlights/server/staff-highlight.service.ts';
import { pageVersions } from '../../features/pages/server/page-version.repository.ts';
import { restorePage } from '../../features/pages/server/staff-page.service.ts';
import { restoreBrand } from '../../features/settings/server/brand/brand-restore.service.ts';
import { brandVersions } from '../../features/settings/server/brand/brand-version.repository.ts';
import { restoreTexts } from '../../features/settings/server/texts/text.service.ts';
import { textVersions } from '../../features/settings/server/texts/text-version.repository.ts';
import { restoreStory } from '../../features/stories/server/staff/staff-story.service.ts';
import { listNamesOf, storyVersions } from '../../features/stories/server/staff/story-version.repository.ts';
import type { RestorableKind } from '../../features/versions/server/restorable-kind.ts';

/** All that has versions. */
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
