import type { Received } from '../calls/requests.ts';

/** Sends again what a busy site turned away untouched, as it asks everybody to; many at once have to wait for a connection. */
export async function againWhenBusy(send: () => Promise<Received>): Promise<Received> {
  for (let turn = 0; ; turn += 1) {
    const answer = await send();
    if (answer.status !== 503 || turn === 20) return answer;
  }
}
