import { requestPurge } from '@trekker/response-cache/edge/purge-request.ts';
import { createPurger, type Purger, type PurgerStats } from '@trekker/response-cache/edge/purger.ts';
import type { EdgeSettings } from '../../config/edge-settings.ts';
import type { Log } from '../../server/observability/log.ts';

/** Says it at most once a minute: an edge that is away is tried all the time. */
const silenceMs = 60_000;

/** Tells each of the caches in front what to drop. `isSender`: whether this is the one process that does. */
export function createEdgePurger({ urls, token }: EdgeSettings, isSender: () => boolean, log: Log): Purger {
  const purgers = urls.map((url) => {
    let saidAt = -Infinity;
    return createPurger({
      send: (tags) => requestPurge({ url, token }, tags),
      isSender,
      onFailure(error) {
        if (performance.now() - saidAt < silenceMs) return;
        saidAt = performance.now();
        // Without its query: it is nobody's business what an address of others says.
        log.error({ err: error, edge: url.split('?')[0] }, 'the edge was not told what to drop; it is tried again');
      },
    });
  });
  return {
    drop: (tags) => purgers.forEach((purger) => void purger.drop(tags)),
    dropEverything: () => purgers.forEach((purger) => void purger.dropEverything()),
    stats: () => purgers.map((purger) => purger.stats()).reduce(sum),
    close: async () => void (await Promise.all(purgers.map((purger) => purger.close()))),
  };
}

function sum(one: PurgerStats, other: PurgerStats): PurgerStats {
  return { sent: one.sent + other.sent, failed: one.failed + other.failed, waiting: one.waiting + other.waiting };
}
