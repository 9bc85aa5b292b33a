import type { Transport } from '../api-client.ts';
import { browserStorage, type ContentStore, clear, type KeptAnswer } from './content-cache-store.ts';

// Stories, destinations, banner, highlights and the about page: lists, details and what stands beside a detail. Nothing
// that depends on who asks, and no search: what somebody looked for is nobody's business later.
const content =
  /^\/api\/(v3\/destination|story|highlight|banner|about)(\/(?!admin\b|favorite\b)[^/?]+(\/(nearby|next|stories))?)?(\?(?!(.*&)?q=)|$)/;

export type ContentCacheOptions = {
  store: ContentStore;
  /** True while the page is brought anew on purpose: what is kept would be no answer then. */
  mustBeFresh: () => boolean;
  /** Something that the page may show has changed since it was kept; resolves when the page shows it. */
  onFresh: () => Promise<void>;
};

/**
 * Content that was seen before is there at once, and is asked for again behind it; when it has changed, the page is
 * told once. Without a line, what is kept is better than nothing. A failed call flags what is kept, so that the next
 * screen waits for fresh content. What is gone is forgotten.
 */
export function withContentCache(
  transport: Transport,
  { store, mustBeFresh, onFresh }: ContentCacheOptions,
): Transport {
  /** Brought just now, for the page that is about to show it. */
  const brought = new Set<string>();
  let underWay = 0;
  let changed = false;

  const bring: Transport = async (request) => {
    const answer = await transport(request).catch((error: unknown) => {
      if (!request.signal?.aborted) store.flagFailed(request.address);
      throw error;
    });
    if (answer.status === 404 || isEmpty(answer.body)) store.remove(request.address);
    else if (answer.status === 200) store.write(request.address, JSON.stringify(answer.body));
    else store.flagFailed(request.address);
    return answer;
  };

  const fetchOrCached = async (request: Parameters<Transport>[0], kept: KeptAnswer | undefined) => {
    if (!kept) return bring(request);
    const answer = await bring(request).catch((error: unknown) => {
      if (request.signal?.aborted) throw error;
      return undefined;
    });
    return !answer || answer.status >= 429 ? { status: 200, body: kept.body } : answer;
  };

  const checkBehind = async (address: string, kept: KeptAnswer) => {
    underWay += 1;
    try {
      const { status, body } = await bring({ method: 'GET', address });
      brought.add(address);
      if (status === 404 || (status === 200 && JSON.stringify(body) !== kept.text)) changed = true;
    } catch {
      // It is flagged now; the old content stays on the screen.
    }
    underWay -= 1;
    if (underWay > 0) return;
    if (changed) {
      changed = false;
      await onFresh();
    }
    brought.clear();
  };

  return async (request) => {
    const { method, address } = request;
    if (method !== 'GET' || !content.test(address)) return transport(request);
    const kept = store.read(address);
    if (kept && brought.has(address)) return { status: 200, body: kept.body };
    if (!kept || kept.failed || mustBeFresh()) return fetchOrCached(request, kept);
    void checkBehind(address, kept);
    return { status: 200, body: kept.body };
  };
}

/** Lists that were empty may have been filled since: they are not worth showing first. */
function isEmpty(body: unknown): boolean {
  const data = (body as { data?: unknown } | null)?.data;
  return Array.isArray(data) && data.length === 0;
}

/** On logout: the next person at this device finds nothing. */
export function clearContentCache(): void {
  clear(browserStorage());
}
