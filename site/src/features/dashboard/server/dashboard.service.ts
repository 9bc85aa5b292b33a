import { countPostponed } from '@trekker/job-queue/queue-depths.ts';
import type { Queryable } from '#server/queryable.ts';
import { describeTeam } from '../../about/server/about.service.ts';
import { mailLink } from '../../accounts/server/login/asked-mail.jobs.ts';
import { presentActivity } from '../../activity/server/activity.presenter.ts';
import { findNewestActivity } from '../../activity/server/activity.repository.ts';
import { readBackupState } from '../../backups/server/backup-state.service.ts';
import { subscribeLater } from '../../newsletter/server/newsletter.service.ts';
import { countFailedMails } from '../../settings/server/settings.service.ts';
import { describeVisits } from '../../visits/server/visit.service.ts';
import type { Dashboard, FirstSteps } from '../dashboard.contract.ts';
import { countEverything } from './dashboard.repository.ts';
import { findFirstSteps } from './first-steps.repository.ts';
import { countGrowth, countRegistrations, countReviews } from './trend.repository.ts';

/** What is over a budget waits in these queues. */
const budgetedJobs = [mailLink.name, subscribeLater.name];

/** So far back the trends go. */
const trendDays = 30;

/** And the growth of what there is. */
const trendWeeks = 12;

/** A site with so much in it has long begun. */
const mostOfNewSite = 200;

async function readFirstSteps(db: Queryable): Promise<FirstSteps | null> {
  const [steps, backup] = await Promise.all([findFirstSteps(db), readBackupState(db)]);
  return steps && { ...steps, backup: backup !== undefined };
}

/** All that the first page of the back office shows, each part in one statement. */
export async function readDashboard(db: Queryable): Promise<Dashboard> {
  const [counts, team, newest, failedMails, waitingMails, visits, registrations, reviews, added] = await Promise.all([
    countEverything(db),
    describeTeam(db),
    findNewestActivity(db),
    countFailedMails(db),
    countPostponed(db, budgetedJobs),
    describeVisits(db, trendDays),
    countRegistrations(db, trendDays),
    countReviews(db, trendDays),
    countGrowth(db, trendWeeks),
  ]);
  const destinationCount = counts.publishedDestinations + counts.draftDestinations;
  const storiesCount = counts.publishedStories + counts.draftStories;
  const highlightCount = counts.publishedHighlights + counts.draftHighlights;
  const isNew = destinationCount + storiesCount < mostOfNewSite;
  return {
    userCount: counts.users,
    teamMember: team,
    activeBanner: counts.activeBanners,
    unReadMessage: counts.unreadMessages,
    lastActivity: newest ? presentActivity(newest) : null,
    destinationCount,
    storiesCount,
    highlightCount,
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
      waitingMails,
    },
    firstSteps: isNew ? await readFirstSteps(db) : null,
    visits,
    registrations,
    growth: {
      users: totals(counts.users, added.users),
      destinations: totals(destinationCount, added.destinations),
      stories: totals(storiesCount, added.stories),
      highlights: totals(highlightCount, added.highlights),
    },
    reviews,
  };
}

/** How many there were at the end of each week, from how many there are and how many came in each. */
function totals(now: number, added: readonly number[]): number[] {
  return added.map((_, week) => now - added.slice(week + 1).reduce((sum, count) => sum + count, 0));
}
