import type { Answer } from '#contract/endpoint.ts';
import type { ApiClient } from '#web/api-client.ts';
import { listSimilarAddresses, longestPath } from '../../addresses.contract.ts';

export type Suggestions = Answer<typeof listSimilarAddresses>['data'];

const nothing: Suggestions = { words: '', similar: [] };

/**
 * What an address without a page may have meant; nothing where that cannot be found out: the page is there all the
 * same.
 */
export async function findSuggestions(api: ApiClient, path: string, signal?: AbortSignal): Promise<Suggestions> {
  if (path.length > longestPath) return nothing;
  return api.call(listSimilarAddresses, { query: { path } }, signal).then(
    ({ data }) => data,
    () => nothing,
  );
}
