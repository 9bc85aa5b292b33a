export type PurgeTarget = {
  /** Where the edge takes orders. */
  url: string;
  token: string;
};

const timeoutMs = 3000;

/**
 * Tells an edge to drop what carries one of the tags: `POST` with the token as a bearer, the tags in the body
 * (`{"tags": […]}`) and, for those that read no bodies, in the header `Cache-Tag`. Rejects unless it answers 2xx within
 * three seconds; no error holds the token.
 */
export async function requestPurge({ url, token }: PurgeTarget, tags: readonly string[]): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'cache-tag': tags.join(','),
    },
    body: JSON.stringify({ tags }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The edge answered ${answer.status}.`);
}
