import { setEdgeCacheHeaders } from '@trekker/response-cache/edge/edge-answer.ts';
import type { Parts } from '@trekker/response-cache/parts.ts';
import type { Produced } from '@trekker/response-cache/produced.ts';
import { createResponseCache, type ResponseCache } from '@trekker/response-cache/response-cache.ts';
import type { Config } from '../../config/config.ts';
import { readPublicLanguages } from '../../features/languages/server/language.service.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import { type CacheKey, type createCacheKeys, withVary } from '../../server/endpoints/cache-keys.ts';
import { failedAnswer } from '../../server/endpoints/failed-answer.ts';
import { requestIdOf } from '../../server/http/request-id.ts';
import { transportHeaders } from '../../server/http/security-headers.ts';
import { createLanguageOfCall } from '../../server/languages/call-language.ts';
import { interfaceLanguages } from '../../server/languages/open-languages.ts';
import { createPageLanguages } from '../../server/languages/page-languages.ts';
import { createConcurrencyLimit } from '../../server/limits/concurrency-limit.ts';
import { type LoadShedder, overloaded } from '../../server/limits/load-shedding.ts';
import type { createReadLimit } from '../../server/limits/rate-limit-reads.ts';
import type { Log } from '../../server/observability/log.ts';

export type PublicAnswersOptions = {
  /** For how long nothing that is planned changes what answers show, in ms. */
  msUntilDue: () => number;
  /** What answers are made of; forgotten together with them. */
  parts: Parts;
  cacheKeys: ReturnType<typeof createCacheKeys>;
  loadShedder: LoadShedder;
  limitReads: ReturnType<typeof createReadLimit>;
  makePage: (address: string) => Promise<Produced>;
  /** Answers a call of the API. */
  makeAnswer: (address: string) => Promise<Produced>;
  log: Log;
};

/** What everybody gets alike, pages and calls: made once, kept until what it shows changes. */
export function createPublicAnswers(
  { cacheBytes, siteUrl, edge }: Pick<Config, 'cacheBytes' | 'siteUrl' | 'edge'>,
  options: PublicAnswersOptions,
): ResponseCache {
  const { msUntilDue, parts, cacheKeys, loadShedder, limitReads, makePage, makeAnswer, log } = options;
  const reading = createConcurrencyLimit({ running: 16, waiting: 1000, timeoutMs: 300 });
  const cache = createResponseCache({
    maxBytes: cacheBytes,
    keyOf: cacheKeys.keyOf,
    aliasOf: cacheKeys.aliasOf,
    produce: (key) =>
      loadShedder.count('public', async () => {
        const address = key.slice('page '.length);
        const answer = await (key.startsWith('page ') ? makePage(address) : reading(() => makeAnswer(address)));
        const complete = withVary(answer, cacheKeys.varyOf(key as CacheKey));
        // Caches in front that are told what to drop may keep it.
        if (edge !== null) setEdgeCacheHeaders(complete, msUntilDue());
        return complete;
      }),
    admit: (request) =>
      loadShedder.isFull('public') ? failedAnswer(overloaded(), cacheKeys.keyOf(request) ?? '') : limitReads(request),
    headers: transportHeaders(siteUrl),
    requestId: requestIdOf,
    onError: (error, key) => {
      // Without what was asked for: no log keeps a query's values.
      log.error({ err: error, path: key.split('?')[0] }, 'a public response could not be produced');
      return failedAnswer(error, key);
    },
  });
  return {
    ...cache,
    drop(tags) {
      parts.drop(tags);
      cache.drop(tags);
    },
    clear() {
      parts.clear();
      cache.clear();
    },
  };
}

/** In which languages pages are made, and calls are answered, as staff say it. */
export function languagesOf(dependencies: Dependencies, isBeingSetUp: () => boolean) {
  const publicCodes = async () => (await readPublicLanguages(dependencies)).map(({ code }) => code);
  // Whoever sets a site up does it in the language that it is to have.
  const offered = async () => (isBeingSetUp() ? [...interfaceLanguages()] : publicCodes());
  return {
    placeOf: createPageLanguages(publicCodes, isBeingSetUp),
    languageOf: createLanguageOfCall(offered),
  };
}
