import { eraseJobsOf } from '@trekker/job-queue/personal-jobs.ts';
import type { Config } from '../../config/config.ts';
import type { AccountDependencies } from '../../features/accounts/server/account-dependencies.ts';
import { createGoogleProvider } from '../../features/accounts/server/google/google-provider.ts';
import {
  copyProfile,
  ensureProfile,
  followAccount,
  profilePathsOf,
  profileTagsOf,
} from '../../features/authors/server/author-profile.service.ts';
import { deleteMessagesFrom, listMessagesFrom } from '../../features/contact/server/contact-message.repository.ts';
import { copyAlerts } from '../../features/digests/server/digest.service.ts';
import { copyFavourites, favouriteIds } from '../../features/favourites/server/favourite.service.ts';
import { copyFeedback, withdrawFeedback } from '../../features/feedback/server/feedback.service.ts';
import { describeSubscription, eraseSubscriber } from '../../features/newsletter/server/newsletter.service.ts';
import { notifyRoleChange } from '../../features/notifications/server/notification.service.ts';
import { listReviewsOf, reviewTagsOf, withdrawReviewer } from '../../features/reviews/server/reviewer.service.ts';
import { listVotesBy } from '../../features/reviews/server/vote.repository.ts';
import { readSiteName } from '../../features/settings/server/settings.service.ts';
import { eraseRowsOf, listRowsOf } from '../../features/trash/server/trash.repository.ts';
import { copyEdits } from '../../features/unsaved-edits/server/unsaved-edit.service.ts';
import { eraseVisits } from '../../features/visits/server/visit.service.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import { personalJobs } from './personal-jobs.ts';

/** What accounts are given of the features that they do not know. */
export function accountDependencies(dependencies: Dependencies, config: Config): AccountDependencies {
  const callback = `${config.siteUrl}/api/v3/auth/google/callback`;
  return {
    ...dependencies,
    rateLimitScale: config.rateLimitScale,
    dataDirectory: config.dataDirectory,
    google: config.google && createGoogleProvider(config.google, callback),
    siteName: readSiteName,
    favouriteIds,
    notifyRoleChange,
    ensureProfile,
    followAccount,
    shownTags: async (tx, accountId) => [
      ...(await profileTagsOf(tx, accountId)),
      ...(await reviewTagsOf(tx, accountId)),
    ],
    copies: {
      favourites: (reads, { id }) => copyFavourites({ ...dependencies, reads }, id),
      reviews: (db, { id }) => listReviewsOf(db, id),
      travelNotifications: (db, { id }) => copyAlerts(db, id),
      authorProfile: (db, { id }) => copyProfile(db, id),
      votes: (db, { id }) => listVotesBy(db, id),
      unsavedEdits: (db, { id }) => copyEdits(db, id),
      deletedByStaff: (db, person) => listRowsOf(db, person),
      feedback: (db, person) => copyFeedback(db, person),
      messages: (db, { email }) => listMessagesFrom(db, email),
      newsletter: (db, { email }) => describeSubscription(db, email),
    },
    async erase(tx, { id, email, login }) {
      await withdrawReviewer(tx, id);
      await eraseRowsOf(tx, { id, email });
      await eraseVisits(tx, await profilePathsOf(tx, id));
      await withdrawFeedback(tx, { id, email });
      await eraseJobsOf(tx, personalJobs, { account: id, login, address: email });
      if (email === '') return;
      await eraseSubscriber(tx, email);
      await deleteMessagesFrom(tx, email);
    },
  };
}
