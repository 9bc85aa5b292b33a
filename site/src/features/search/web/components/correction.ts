import type { ApiClient } from '#web/api-client.ts';

type List = { totalCount: number; failed?: string };

/**
 * In a loader: what was probably meant by words of which `found` holds nothing. What finds that out is loaded when it
 * is needed, which is seldom.
 */
export async function correctionOf(
  api: ApiClient,
  found: List,
  words: string,
  list: (words: string) => Promise<List>,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (!words || found.failed || found.totalCount > 0) return undefined;
  const finder = await import('./find-correction.ts').catch(() => undefined);
  return finder?.findCorrection(api, words, list, signal);
}
