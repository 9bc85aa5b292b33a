import { aboutPages } from './features/about/web/about.pages.ts';
import { staffAboutPages } from './features/about/web/staff-about.pages.ts';
import { accountPages } from './features/accounts/web/account.pages.ts';
import { staffAccountPages } from './features/accounts/web/staff-account.pages.ts';
import { activityLogPages } from './features/activity-log/web/activity-log.pages.ts';
import { addressPages } from './features/addresses/web/addresses.pages.ts';
import { authorPages } from './features/authors/web/author.pages.ts';
import { staffAuthorPages } from './features/authors/web/staff-author.pages.ts';
import { staffBannerPages } from './features/banners/web/staff-banner.pages.ts';
import { contactPages } from './features/contact/web/contact.pages.ts';
import { staffContactPages } from './features/contact/web/staff-contact.pages.ts';
import { dashboardPages } from './features/dashboard/web/dashboard.pages.ts';
import { destinationPages } from './features/destinations/web/destination.pages.ts';
import { staffDestinationPages } from './features/destinations/web/staff-destination.pages.ts';
import { digestPages } from './features/digests/web/digest.pages.ts';
import { favouritesPages } from './features/favourites/web/favourites.pages.ts';
import { staffFeedbackPages } from './features/feedback/web/staff-feedback.pages.ts';
import { glossaryPages } from './features/glossary/web/glossary.pages.ts';
import { highlightPages } from './features/highlights/web/highlight.pages.ts';
import { staffHighlightPages } from './features/highlights/web/staff-highlight.pages.ts';
import { homePages } from './features/home/web/home.pages.ts';
import { staffImportPages } from './features/imports/web/staff-import.pages.ts';
import { languagePages } from './features/languages/web/languages.pages.ts';
import { staffMediaPages } from './features/media/web/staff-media.pages.ts';
import { newsletterPages } from './features/newsletter/web/newsletter.pages.ts';
import { offlinePages } from './features/offline/web/offline.pages.ts';
import { ownPages } from './features/pages/web/page.pages.ts';
import { staffOwnPages } from './features/pages/web/staff-page.pages.ts';
import { previewPages } from './features/previews/web/preview.pages.ts';
import { searchPages } from './features/search/web/search.pages.ts';
import { settingsPages, siteSetupPages } from './features/settings/web/settings.pages.ts';
import { staffStoryPages } from './features/stories/web/staff-story.pages.ts';
import { storyPages } from './features/stories/web/story.pages.ts';
import { translationListPages } from './features/translation-list/web/translation-list.pages.ts';
import { trashPages } from './features/trash/web/trash.pages.ts';
import { versionPages } from './features/versions/web/versions.pages.ts';
import type { PageDefinition } from './web/page.ts';

/** Every page of the site. */
export const pages: readonly PageDefinition[] = [
  ...homePages,
  ...destinationPages,
  ...highlightPages,
  ...storyPages,
  ...authorPages,
  ...searchPages,
  ...previewPages,
  ...aboutPages,
  ...contactPages,
  ...ownPages,
  ...newsletterPages,
  ...digestPages,
  ...accountPages,
  ...siteSetupPages,
  ...staffAccountPages,
  ...staffHighlightPages,
  ...staffAboutPages,
  ...staffBannerPages,
  ...staffDestinationPages,
  ...staffStoryPages,
  ...staffOwnPages,
  ...staffAuthorPages,
  ...staffMediaPages,
  ...versionPages,
  ...activityLogPages,
  ...trashPages,
  ...dashboardPages,
  ...staffContactPages,
  ...staffFeedbackPages,
  ...settingsPages,
  ...languagePages,
  ...glossaryPages,
  ...translationListPages,
  ...staffImportPages,
  ...addressPages,
  ...favouritesPages,
  ...offlinePages,
];

/** The page for addresses that lead nowhere. */
export const notFoundPage: PageDefinition = {
  path: '*',
  file: 'features/addresses/web/not-found.page.tsx',
  load: () => import('./features/addresses/web/not-found.page.tsx'),
};

/** The same within the back office, for those who may see it. */
export const staffNotFoundPage: PageDefinition = {
  path: '/admin/*',
  file: 'web/staff/layout/staff-not-found.page.tsx',
  load: () => import('./web/staff/layout/staff-not-found.page.tsx'),
  audience: 'staff',
  missing: true,
};
