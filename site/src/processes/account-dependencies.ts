import type { Config } from '../config/config.ts';
import type { AccountDependencies } from '../features/accounts/server/account-dependencies.ts';
import { createGoogleProvider } from '../features/accounts/server/google-provider.ts';
import { copyMessages } from '../features/contact/server/contact-person.service.ts';
import { favouriteIds, readFavourites } from '../features/favourites/server/favourite.service.ts';
import { copyFeedback, withdrawFeedback } from '../features/feedback/server/feedback-person.service.ts';
import { describeSubscription, forgetSubscriber } from '../features/newsletter/server/newsletter-person.service.ts';
import { notifyRoleChange } from '../features/notifications/server/notification.service.ts';
import { listReviewsOf, reviewTagsOf, withdrawReviewer } from '../features/reviews/server/reviewer.service.ts';
import { copyVotes } from '../features/reviews/server/voter.service.ts';
import { storyTagsOf } from '../features/stories/server/story-author.service.ts';
import type { Dependencies } from '../server/dependencies.ts';

/** What accounts are given of the features that they do not know. */
export function accountDependencies(dependencies: Dependencies, config: Config): AccountDependencies {
  const callback = `${config.siteUrl}/api/v3/auth/google/callback`;
  return {
    ...dependencies,
    rateLimitScale: config.rateLimitScale,
    google: config.google && createGoogleProvider(config.google, callback),
    favouriteIds,
    notifyRoleChange,
    shownTags: async (tx, accountId) => [...(await storyTagsOf(tx, accountId)), ...(await reviewTagsOf(tx, accountId))],
    copies: {
      favourites: (db, { id }) => readFavourites(db, id),
      reviews: (db, { id }) => listReviewsOf(db, id),
      votes: (db, { id }) => copyVotes(db, id),
      feedback: (db, { id }) => copyFeedback(db, id),
      messages: (db, { email }) => copyMessages(db, email),
      newsletter: (db, { email }) => describeSubscription(db, email),
    },
    async erase(tx, { id, email }) {
      await withdrawReviewer(tx, id);
      await withdrawFeedback(tx, id);
      await forgetSubscriber(tx, email);
    },
  };
}
