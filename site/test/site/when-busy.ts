import type { Received } from '../calls/requests.ts';

/**
 * Repeats a request that a busy site refused with 503, as that answer asks for; many at once have to wait for a
 * connection.
 */
export async function againWhenBusy(send: () => Promise<Received>): Promise<Received> {
  for (let turn = 0; ; turn += 1) {
    const answer = await send();
    if (answer.status !== 503 || turn === 20) return answer;
  }
}
