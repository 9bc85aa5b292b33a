import type { Queryable } from '../../../server/queryable.ts';
import { describeTeam } from '../../about/server/about.service.ts';
import { presentActivity } from '../../activity/server/activity.presenter.ts';
import { findNewestActivity } from '../../activity/server/activity.repository.ts';
import { countFailedMails } from '../../settings/server/settings.service.ts';
import { describeVisits } from '../../visits/server/visit.service.ts';
import type { Dashboard } from '../dashboard.contract.ts';
import { countEverything } from './dashboard.repository.ts';
import { countRegistrations, countReviews } from './trend.repository.ts';

/** So far back the trends go. */
const trendDays = 30;

/** All that the first page of the back office shows, each part in one statement. */
export async function readDashboard(db: Queryable): Promise<Dashboard> {
  const [counts, team, newest, failedMails, visits, registrations, reviews] = await Promise.all([
    countEverything(db),
    describeTeam(db),
    findNewestActivity(db),
    countFailedMails(db),
    describeVisits(db, trendDays),
    countRegistrations(db, trendDays),
    countReviews(db, trendDays),
  ]);
  return {
    userCount: counts.users,
    teamMember: team,
    activeBanner: counts.activeBanners,
    unReadMessage: counts.unreadMessages,
    lastActivity: newest ? presentActivity(newest) : null,
    destinationCount: counts.publishedDestinations + counts.draftDestinations,
    storiesCount: counts.publishedStories + counts.draftStories,
    highlightCount: counts.publishedHighlights + counts.draftHighlights,
    attention: {
      unreadMessages: counts.unreadMessages,
      oldestUnreadAt: counts.oldestUnreadAt === null ? '' : new Date(counts.oldestUnreadAt).toISOString(),
      heldFeedback: counts.heldFeedback,
      drafts: {
        destinations: counts.draftDestinations,
        stories: counts.draftStories,
        highlights: counts.draftHighlights,
      },
      failedMails,
    },
    visits,
    registrations,
    reviews,
  };
}
