import type { Database } from '@trekker/database/database.ts';
import { type Listener, listen } from '@trekker/database/notify.ts';
import type { PurgerStats } from '@trekker/response-cache/edge/purger.ts';
import type { ResponseCache } from '@trekker/response-cache/response-cache.ts';
import type { EdgeSettings } from '../../config/edge-settings.ts';
import type { PresenceBoard } from '../../features/presence/server/presence-board.ts';
import type { DueClock } from '../../features/schedules/server/due-clock.ts';
import { instantOfTag } from '../../features/schedules/server/schedule.service.ts';
import { cacheChannel, everyTag } from '../../server/endpoints/cache-drops.ts';
import type { Log } from '../../server/observability/log.ts';
import { createEdgePurger } from './edge-purger.ts';

export type Changes = {
  edgeStats(): PurgerStats;
  /** Resolves when all changes that were committed before are heard of. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
};

/** For as long as nobody tells of changes, nothing is kept for longer: a change is public within a second. */
const longestUnheardMs = 1000;

/** Forgets what any process has changed, as soon as the database tells of it, and has the edge forget it. */
export async function listenForChanges(
  { connection, replica }: Database,
  cache: Pick<ResponseCache, 'drop' | 'clear'>,
  due: Pick<DueClock, 'schedule' | 'invalidate'>,
  presence: Pick<PresenceBoard, 'told'>,
  learnLanguage: () => Promise<boolean>,
  edgeSettings: EdgeSettings | null,
  log: Log,
): Promise<Changes> {
  let listener: Listener | undefined;
  let forgetting: NodeJS.Timeout | undefined;
  const edge = edgeSettings && createEdgePurger(edgeSettings, () => listener?.isFirst() ?? false, log);
  replica?.onReason((reason) =>
    log.warn(
      reason ? { reason } : {},
      reason ? 'the replica is not used; the primary is' : 'the replica is used again',
    ),
  );
  // What was answered in the language of before is forgotten once more.
  const learn = async (): Promise<void> => {
    const isOther = await learnLanguage().catch((error: unknown) => {
      log.warn({ err: error }, 'the language of the site could not be read; it is read again');
      setTimeout(learn, longestUnheardMs).unref();
    });
    if (isOther) cache.clear();
  };
  const forget = () => {
    due.invalidate();
    cache.clear();
  };
  listener = await listen(connection, cacheChannel, {
    onItems: (items) => {
      const tags = items.filter((item) => !presence.told(item));
      if (tags.length === 0) return;
      for (const tag of tags) {
        const instant = instantOfTag(tag);
        if (instant !== undefined) due.schedule(instant);
      }
      replica?.changed();
      if (tags.includes(everyTag)) {
        cache.clear();
        edge?.dropEverything();
        void learn();
        return;
      }
      cache.drop(tags);
      edge?.drop(tags);
    },
    // What is changed meanwhile is not known: only an empty cache is surely right.
    onLost: (error) => {
      forget();
      forgetting = setInterval(forget, longestUnheardMs).unref();
      log.warn({ err: error }, 'the connection that listens for changes was lost; the cache was emptied');
    },
    onRegained: () => {
      clearInterval(forgetting);
      replica?.changed();
      forget();
      void learn();
      edge?.dropEverything();
      log.warn('the connection that listens for changes is back');
    },
  });
  return {
    edgeStats: () => edge?.stats() ?? { sent: 0, failed: 0, waiting: 0 },
    catchUp: async () => listener?.catchUp(),
    async close() {
      clearInterval(forgetting);
      // What was saved last is heard first, so that the edge is told of it too.
      await listener.close();
      await edge?.close();
    },
  };
}
