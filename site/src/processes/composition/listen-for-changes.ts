import type { Database } from '@trekker/database/database.ts';
import { type Listener, listen } from '@trekker/database/notify.ts';
import type { ResponseCache } from '@trekker/response-cache/response-cache.ts';
import { cacheChannel } from '../../server/endpoints/cache-drops.ts';
import type { Log } from '../../server/observability/log.ts';

/** Forgets what any process has changed, as soon as the database tells of it. */
export function listenForChanges(
  { connection, replica }: Database,
  cache: Pick<ResponseCache, 'drop' | 'clear'>,
  log: Log,
): Promise<Listener> {
  replica?.onReason((reason) =>
    log.warn(
      reason ? { reason } : {},
      reason ? 'the replica is not used; the primary is' : 'the replica is used again',
    ),
  );
  return listen(connection, cacheChannel, {
    onItems: (tags) => {
      replica?.changed();
      cache.drop(tags);
    },
    // What was changed meanwhile is not known: only an empty cache is surely right.
    onLost: (error) => {
      cache.clear();
      log.warn({ err: error }, 'the connection that listens for changes was lost; the cache was emptied');
    },
    onRegained: () => {
      replica?.changed();
      cache.clear();
      log.warn('the connection that listens for changes is back');
    },
  });
}
