import type { IncomingMessage } from 'node:http';
import type { Database } from '@trekker/database/database.ts';
import { bannerSchedule } from '../../features/banners/server/staff-banner.service.ts';
import { destinationSchedule } from '../../features/destinations/server/staff/staff-destination.service.ts';
import { highlightSchedule } from '../../features/highlights/server/staff-highlight.service.ts';
import { pageSchedule } from '../../features/pages/server/staff-page.service.ts';
import { carryOutDue } from '../../features/schedules/server/due-changes.service.ts';
import { createDueClock, type DueClock } from '../../features/schedules/server/due-clock.ts';
import { readNextDue } from '../../features/schedules/server/schedule.repository.ts';
import type { ScheduledKinds } from '../../features/schedules/server/schedule.service.ts';
import { storySchedule } from '../../features/stories/server/staff/staff-story.service.ts';
import type { Log } from '../../server/observability/log.ts';

/** Everything that can be published at an instant. */
export const scheduledKindsOfSite: ScheduledKinds = new Map(
  [bannerSchedule, destinationSchedule, highlightSchedule, pageSchedule, storySchedule].map((kind) => [
    kind.kind,
    kind,
  ]),
);

type Caches = {
  clear(): void;
  /** Resolves when they have heard of all that was changed before. */
  sync(): Promise<void>;
};

/** What is planned, for one HTTP process. */
export function dueClockOf(database: Database, log: Log, caches: Caches): DueClock {
  return createDueClock({
    read: () => readNextDue(database.reads),
    carryOut: () =>
      carryOutDue(database.db, scheduledKindsOfSite, (error) =>
        log.error({ err: error }, 'what was planned could not be done'),
      ),
    syncCaches: caches.sync,
    onFailure(error) {
      caches.clear();
      log.warn({ err: error }, 'what is due could not be looked up; the cache was emptied');
    },
  });
}

/** What shows nothing that can be planned, and is asked for even while the database is away. */
const isFile = (url: string) => /^\/(assets|media|healthz|readyz)\b/.test(url);

/** Answers when everything that is due is done: at once, but for the first request after an instant. */
export function afterDue(due: DueClock, request: IncomingMessage, answer: () => void): void {
  if (due.isDue() && !isFile(request.url ?? '')) void due.runDue().then(answer);
  else answer();
}
