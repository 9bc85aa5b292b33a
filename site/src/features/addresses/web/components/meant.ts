import type { Answer } from '#contract/endpoint.ts';
import type { ApiClient } from '#web/api-client.ts';
import { listSimilarAddresses, longestPath } from '../../addresses.contract.ts';

export type Meant = Answer<typeof listSimilarAddresses>['data'];

const nothing: Meant = { words: '', similar: [] };

/**
 * What an address without a page may have meant; nothing where that cannot be found out: the page is there all the
 * same.
 */
export async function findMeant(api: ApiClient, path: string, signal?: AbortSignal): Promise<Meant> {
  if (path.length > longestPath) return nothing;
  return api.call(listSimilarAddresses, { query: { path } }, signal).then(
    ({ data }) => data,
    () => nothing,
  );
}
