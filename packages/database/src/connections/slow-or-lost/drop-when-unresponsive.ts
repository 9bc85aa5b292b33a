import type { ClientBase } from 'pg';
import { partsOf } from '../client-parts.ts';

const tickMs = 250;

const otherLimits = new WeakMap<ClientBase, number>();

/** From now on a connection may be silent for so long; null: for as long as was said first. */
export function allowSilence(client: ClientBase, limitMs: number | null): void {
  if (limitMs === null) otherLimits.delete(client);
  else otherLimits.set(client, limitMs);
}

/**
 * Destroys a connection whose server has sent nothing for `limitMs` while an answer was awaited: a network that
 * swallows packets reports no error, and waiting for TCP to give up takes a quarter of an hour. Set the limit above the
 * statement timeout, so that a server that is merely slow speaks first.
 *
 * Ticks are counted instead of time, because a process that was busy itself catches up on one tick only.
 */
export function dropWhenUnresponsive(client: ClientBase, limitMs: number): void {
  const parts = partsOf(client);
  const { stream } = parts.connection;
  let silentTicks = 0;
  let bytesRead = stream.bytesRead;
  const timer = setInterval(() => {
    const isQuiet = !parts.readyForQuery && stream.bytesRead === bytesRead;
    silentTicks = isQuiet ? silentTicks + 1 : 0;
    bytesRead = stream.bytesRead;
    const mostMs = otherLimits.get(client) ?? limitMs;
    if (silentTicks * tickMs >= mostMs) stream.destroy(silenceError(mostMs));
  }, tickMs);
  timer.unref();
  stream.once('close', () => clearInterval(timer));
}

function silenceError(limitMs: number): Error {
  return Object.assign(new Error(`The database has sent nothing for ${limitMs} ms.`), { code: 'ETIMEDOUT' });
}
