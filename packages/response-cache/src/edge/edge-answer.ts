import { endOf, type Produced, storableTags } from '../produced.ts';
import { edgeTag, everythingTag } from './edge-tag.ts';

/** For how long a cache in front may send an answer, and then send it once more while it asks for the new one. */
const freshSeconds = 60;
const staleSeconds = 30;

/** From then on nothing that a cache in front took before is sent any more, whether it was told to drop it or not. */
export const longestAtEdgeMs = (freshSeconds + staleSeconds) * 1000;

/** What caches in front take of a header ends at 8 kB with some, at 16 with others. */
const mostTags = 500;

const forBrowsers = 'public, no-cache';

/**
 * A browser is to ask each time: `must-revalidate` keeps it from what `stale-while-revalidate` allows to caches of
 * proxies that do not heed it, such as Varnish. (With `no-cache` no cache might send anything.)
 */
const forBoth = `public, max-age=0, must-revalidate, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;

/**
 * Lets caches in front keep an answer that is for everybody and has tags to drop it by, and names these. What ends at a
 * moment (`until:`) is not to be sent after it: it is kept at the edge only until then, and made anew by us in time.
 * @param trueForMs how long all that it shows stays as it is at the least, as far as is known
 */
export function setEdgeCacheHeaders(answer: Produced, trueForMs = Infinity): void {
  const tags = storableTags(answer);
  if (tags === null || tags.length >= mostTags || answer.headers['cache-control'] !== forBrowsers) return;
  const lastMoment = Math.min(endOf(tags), Date.now() + trueForMs) - longestAtEdgeMs;
  if (lastMoment <= Date.now()) return;
  if (lastMoment < Infinity) answer.endsAt = lastMoment;
  const named = tags.filter((tag) => !tag.startsWith('until:')).map(edgeTag);
  const cacheTag = [everythingTag, ...new Set(named)].join(',');
  answer.headers = { ...answer.headers, 'cache-control': forBoth, 'cache-tag': cacheTag };
}
