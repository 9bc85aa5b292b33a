import type { ApiClient } from '#web/api-client.ts';
import { search } from '../../search.contract.ts';

/**
 * What the search takes words for that a list holds nothing of; undefined where it knows no better, or where the list
 * with its other filters (`list`) holds nothing of that either. It fails quietly: the empty list is there all the same.
 */
export async function findCorrection(
  api: ApiClient,
  words: string,
  list: (words: string) => Promise<{ totalCount: number }>,
  signal?: AbortSignal,
): Promise<string | undefined> {
  try {
    const { correction } = (await api.call(search, { query: { keyword: words } }, signal)).data;
    return correction && (await list(correction)).totalCount > 0 ? correction : undefined;
  } catch {
    return undefined;
  }
}
