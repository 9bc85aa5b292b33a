import type { SimilarAddress } from '#features/addresses/addresses.contract.ts';
import { findSuggestions } from '#features/addresses/web/components/suggestions.ts';
import type { ApiClient } from '#web/api-client.ts';
import { listStories, type StorySummary } from '../../story.contract.ts';

/** Nothing is there: what may have been meant, and stories to go on to instead. */
export type Missing = { kind: 'missing'; similar: SimilarAddress[]; instead: StorySummary[] };

/** For an address of stories that leads to none. */
export async function readMissing(api: ApiClient, path: string): Promise<Missing> {
  const [{ similar }, { data: instead }] = await Promise.all([
    findSuggestions(api, path),
    api.call(listStories, { query: { limit: '3' } }),
  ]);
  return { kind: 'missing', similar, instead };
}
