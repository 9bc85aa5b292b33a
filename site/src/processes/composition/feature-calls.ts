import type { Config } from '../../config/config.ts';
import { scaledBudgets } from '../../config/mail-budgets.ts';
import { aboutRoutes } from '../../features/about/server/about.routes.ts';
import { aboutEditionRoutes } from '../../features/about/server/editions/about-edition.routes.ts';
import { memberEditionRoutes } from '../../features/about/server/editions/team-member-edition.routes.ts';
import { staffAboutRoutes } from '../../features/about/server/staff-about.routes.ts';
import { accountPageForms } from '../../features/accounts/server/account.page-forms.ts';
import { accountRoutes } from '../../features/accounts/server/account.routes.ts';
import { activityRoutes } from '../../features/activity/server/activity.routes.ts';
import { activityLogRoutes } from '../../features/activity-log/server/activity-log.routes.ts';
import { addressRoutes } from '../../features/addresses/server/address.routes.ts';
import { authorRoutes } from '../../features/authors/server/author.routes.ts';
import { bannerRoutes } from '../../features/banners/server/banner.routes.ts';
import { bannerEditionRoutes } from '../../features/banners/server/editions/banner-edition.routes.ts';
import { staffBannerRoutes } from '../../features/banners/server/staff-banner.routes.ts';
import { bulkRoutes } from '../../features/bulk/server/bulk.routes.ts';
import { checklistRoutes } from '../../features/checklists/server/checklist.routes.ts';
import { contactPageForms } from '../../features/contact/server/contact.page-forms.ts';
import { contactRoutes } from '../../features/contact/server/contact.routes.ts';
import { staffContactRoutes } from '../../features/contact/server/staff-contact.routes.ts';
import { dashboardRoutes } from '../../features/dashboard/server/dashboard.routes.ts';
import { destinationRoutes } from '../../features/destinations/server/destination.routes.ts';
import { destinationEditionRoutes } from '../../features/destinations/server/editions/destination-edition.routes.ts';
import { staffDestinationRoutes } from '../../features/destinations/server/staff/staff-destination.routes.ts';
import { digestRoutes } from '../../features/digests/server/digest.routes.ts';
import { discoveryRoutes } from '../../features/discovery/server/discovery.routes.ts';
import { placeFileRoutes } from '../../features/exports/server/place-files.routes.ts';
import { favouriteRoutes } from '../../features/favourites/server/favourite.routes.ts';
import { feedbackPageForms } from '../../features/feedback/server/feedback.page-forms.ts';
import { feedbackRoutes } from '../../features/feedback/server/feedback.routes.ts';
import { staffFeedbackRoutes } from '../../features/feedback/server/staff-feedback.routes.ts';
import { glossaryRoutes } from '../../features/glossary/server/glossary.routes.ts';
import { highlightEditionRoutes } from '../../features/highlights/server/editions/highlight-edition.routes.ts';
import { highlightRoutes } from '../../features/highlights/server/highlight.routes.ts';
import { staffHighlightRoutes } from '../../features/highlights/server/staff-highlight.routes.ts';
import { importRoutes } from '../../features/imports/server/runs/import.routes.ts';
import { languageRoutes } from '../../features/languages/server/language.routes.ts';
import { newsletterPageForms } from '../../features/newsletter/server/newsletter.page-forms.ts';
import { newsletterRoutes } from '../../features/newsletter/server/newsletter.routes.ts';
import { notificationRoutes } from '../../features/notifications/server/notification.routes.ts';
import { pageEditionRoutes } from '../../features/pages/server/editions/page-edition.routes.ts';
import { pageRoutes } from '../../features/pages/server/page.routes.ts';
import { staffPageRoutes } from '../../features/pages/server/staff-page.routes.ts';
import { previewRoutes } from '../../features/previews/server/preview.routes.ts';
import { reviewRoutes } from '../../features/reviews/server/review.routes.ts';
import { staffRichTextRoutes } from '../../features/rich-text/server/staff-rich-text.routes.ts';
import { sampleLibraryRoutes } from '../../features/sample-library/server/sample-library.routes.ts';
import { scheduleRoutes } from '../../features/schedules/server/schedule.routes.ts';
import { keywordRoutes } from '../../features/search/server/keyword.routes.ts';
import { searchRoutes } from '../../features/search/server/search.routes.ts';
import { brandRoutes } from '../../features/settings/server/brand/brand.routes.ts';
import { failedJobRoutes } from '../../features/settings/server/failed-job.routes.ts';
import { sectionRoutes } from '../../features/settings/server/sections/section.routes.ts';
import { callsBySection } from '../../features/settings/server/sections/section-calls.ts';
import { siteRoutes } from '../../features/settings/server/site.routes.ts';
import { siteSetupPageForms } from '../../features/settings/server/site-setup/site-setup.page-forms.ts';
import { textRoutes } from '../../features/settings/server/texts/text.routes.ts';
import { storyCategoryRoutes } from '../../features/stories/server/categories/story-category.routes.ts';
import { keepCategories } from '../../features/stories/server/categories/story-category.service.ts';
import { storyEditionRoutes } from '../../features/stories/server/editions/story-edition.routes.ts';
import { staffStoryRoutes } from '../../features/stories/server/staff/staff-story.routes.ts';
import { storyRoutes } from '../../features/stories/server/story.routes.ts';
import { translationListRoutes } from '../../features/translation-list/server/translation-list.routes.ts';
import { createTranslator } from '../../features/translations/server/suggestions/translator.ts';
import { trashRoutes } from '../../features/trash/server/trash.routes.ts';
import { unsavedEditRoutes } from '../../features/unsaved-edits/server/unsaved-edit.routes.ts';
import { versionRoutes } from '../../features/versions/server/version.routes.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import { type Implementation, isSharedRead } from '../../server/endpoints/implement.ts';
import { accountDependencies } from './account-dependencies.ts';
import { scheduledKindsOfSite } from './scheduled-kinds.ts';
import { bulkKinds, checkedKinds } from './staff-kinds/staff-kinds.ts';
import { trashKinds } from './trash-kinds.ts';
import { versionedKind, versionedKinds } from './versioned-kinds.ts';

/** The forms that pages post without a script. */
export const sitePageForms = [
  ...accountPageForms,
  ...contactPageForms,
  ...feedbackPageForms,
  ...newsletterPageForms,
  ...siteSetupPageForms,
];

/**
 * The features' calls. What the cache keeps for everybody reads with `sharedReads`: a role that may read nothing else,
 * and the replica where there is one, which is told of each change before the cache drops what it outdates. Staff,
 * members and whoever writes ask the primary.
 */
export function featureCalls(
  dependencies: Dependencies,
  sharedReads: Dependencies['reads'],
  config: Config,
): Implementation[] {
  const sharedCalls = implementations({ ...dependencies, reads: sharedReads }, config);
  return implementations(dependencies, config).map((call, index) =>
    isSharedRead(call.endpoint) ? (sharedCalls[index] ?? call) : call,
  );
}

/** What pages of a magazine's own can say of the site. */
function setUpOf({ siteUrl, supportEmail, analyticsScriptUrl, mail, trashDays }: Config) {
  const hostOf = (address: string) => URL.parse(address)?.hostname ?? '';
  const mailHost = mail.kind === 'smtp' ? hostOf(mail.url) : '';
  return { siteUrl, supportEmail, analyticsHost: hostOf(analyticsScriptUrl), mailHost, trashDays };
}

function implementations(dependencies: Dependencies, config: Config): Implementation[] {
  const { siteUrl, supportEmail } = config;
  const translator = config.translation && createTranslator(config.translation);
  return callsBySection(dependencies, [
    ...aboutRoutes(dependencies),
    ...aboutEditionRoutes(dependencies, translator),
    ...memberEditionRoutes(dependencies, translator),
    ...staffAboutRoutes(dependencies),
    ...activityRoutes(dependencies),
    ...activityLogRoutes(dependencies, versionedKinds),
    ...addressRoutes(dependencies),
    ...accountRoutes(accountDependencies(dependencies, config)),
    ...authorRoutes(dependencies),
    ...bannerRoutes(dependencies),
    ...staffBannerRoutes(dependencies),
    ...brandRoutes(dependencies),
    ...textRoutes(dependencies),
    ...sectionRoutes(dependencies),
    ...bulkRoutes(dependencies, bulkKinds),
    ...checklistRoutes(dependencies, checkedKinds),
    ...contactRoutes(dependencies, supportEmail),
    ...staffContactRoutes(dependencies),
    ...dashboardRoutes(dependencies),
    ...destinationRoutes(dependencies),
    ...bannerEditionRoutes(dependencies, translator),
    ...destinationEditionRoutes(dependencies, translator),
    ...staffDestinationRoutes(dependencies),
    ...digestRoutes(dependencies),
    ...discoveryRoutes(dependencies, siteUrl),
    ...placeFileRoutes(dependencies, siteUrl),
    ...favouriteRoutes(dependencies),
    ...feedbackRoutes(dependencies),
    ...staffFeedbackRoutes(dependencies),
    ...glossaryRoutes(dependencies),
    ...highlightEditionRoutes(dependencies, translator),
    ...highlightRoutes(dependencies),
    ...staffHighlightRoutes(dependencies),
    ...importRoutes(dependencies, keepCategories(dependencies)),
    ...siteRoutes(dependencies, { supportEmail, google: config.google !== null }),
    ...failedJobRoutes(dependencies),
    ...languageRoutes(dependencies),
    ...newsletterRoutes({ ...dependencies, mailBudgets: scaledBudgets(config) }),
    ...notificationRoutes(dependencies),
    ...pageEditionRoutes(dependencies, translator),
    ...pageRoutes(dependencies, supportEmail),
    ...staffPageRoutes(dependencies, setUpOf(config)),
    ...previewRoutes(dependencies, supportEmail),
    ...reviewRoutes(dependencies),
    ...sampleLibraryRoutes(dependencies),
    ...scheduleRoutes(dependencies, scheduledKindsOfSite),
    ...searchRoutes(dependencies, supportEmail),
    ...keywordRoutes(dependencies),
    ...staffRichTextRoutes(dependencies),
    ...storyRoutes(dependencies),
    ...storyCategoryRoutes(dependencies),
    ...storyEditionRoutes(dependencies, translator),
    ...staffStoryRoutes(dependencies),
    ...translationListRoutes(dependencies),
    ...trashRoutes(dependencies, trashKinds, config.trashDays),
    ...unsavedEditRoutes(dependencies),
    ...versionRoutes(dependencies, versionedKind),
  ]);
}
