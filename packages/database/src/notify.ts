import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Connection, clientConfig } from './connections/connection.ts';
import { ReconnectingConnection } from './connections/slow-or-lost/reconnecting-connection.ts';

/** A Drizzle transaction, or `db` itself. */
type Executor = { execute(query: SQL): PromiseLike<unknown> };

/** PostgreSQL takes payloads of less than 8000 bytes. */
const payloadLimit = 7900;

/**
 * Tells all listeners of `channel` about `items` when the transaction commits, and never if it rolls back. A long list
 * goes out in several parts.
 *
 * @throws RangeError when a single item is too long for a payload (7900 bytes as JSON).
 */
export async function notify(tx: Executor, channel: string, items: readonly string[]): Promise<void> {
  if (items.length === 0) return;
  const payloads = sql.param(toPayloads(items));
  await tx.execute(sql`SELECT pg_notify(${channel}, payload) FROM unnest(${payloads}::text[]) AS payload`);
}

/** JSON arrays, each short enough. */
function toPayloads(items: readonly string[]): string[] {
  const parts: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const itemSize = Buffer.byteLength(JSON.stringify(item)) + 1; // and a comma or bracket
    if (itemSize >= payloadLimit) throw new RangeError(`An item of ${itemSize} bytes is too long to be notified.`);
    if (size + itemSize > payloadLimit) {
      parts.push([]);
      size = 1;
    }
    parts.at(-1)?.push(item);
    size += itemSize;
  }
  return parts.map((part) => JSON.stringify(part));
}

export type ListenHandlers = {
  onItems: (items: string[]) => void;
  /** From now on notifications are missed. */
  onLost?: (error: Error) => void;
  /** Notifications arrive again; what was sent in between never will. */
  onRegained?: () => void;
};

export type Listener = {
  /**
   * Of all that listen on the channel, in this database, one at most is the first: who does what is to be done once.
   * When it is gone another is, within about two seconds, or 20 where its machine vanished without a word. A closed
   * listener says what it was.
   */
  isFirst(): boolean;
  /** Resolves when all that was notified before was heard. Of a lost connection it hears nothing. */
  catchUp(): Promise<void>;
  /** Hears what was notified before, and ends. */
  close(): Promise<void>;
};

const probeIntervalMs = 2000;
const silenceLimitMs = 2000;

/** So that the server ends the session, and its lock, of a machine that is gone. */
const leaveSilentClients =
  'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; SET tcp_user_timeout = 20000';

/**
 * Listens on a connection of its own. Every two seconds the server is asked for a sign of life, so that a network that
 * swallows packets is noticed within about four seconds; a lost connection is opened anew until `close()`.
 *
 * Rejects with pg's error when the first attempt to connect fails.
 */
export async function listen(connection: Connection, channel: string, handlers: ListenHandlers): Promise<Listener> {
  let first: pg.Client | undefined;
  const tryToBeFirst = async (client: pg.Client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held', [
      `the first that listens on ${channel}`,
    ]);
    if (rows[0]?.held) first = client;
  };
  const kept = await ReconnectingConnection.open({
    // Signs of life, and who waits for what was committed, are asked for without waiting for one another.
    config: { ...clientConfig(connection), pipeline: true },
    silenceLimitMs,
    prepare: async (client) => {
      await client.query(leaveSilentClients);
      await tryToBeFirst(client);
      client.on('notification', ({ payload }) => handlers.onItems(fromPayload(payload ?? '')));
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    },
    onLost: handlers.onLost,
    onRegained: handlers.onRegained,
  });
  const probe = setInterval(() => {
    const { client } = kept;
    if (!client) return;
    // The connection reports its own loss.
    if (first !== client) tryToBeFirst(client).catch(() => {});
    client.query('SELECT').catch(() => {});
  }, probeIntervalMs);
  let wasFirst = false;
  const isFirst = () => wasFirst || (first !== undefined && first === kept.client);
  // Notifications of what was committed before arrive before the answer.
  const catchUp = async () => {
    await kept.client?.query('SELECT').catch(() => {});
  };
  return {
    isFirst,
    catchUp,
    async close() {
      clearInterval(probe);
      wasFirst = isFirst();
      await catchUp();
      await kept.close();
    },
  };
}

/** A payload that was not sent by `notify`, such as one typed in psql, counts as one item. */
function fromPayload(payload: string): string[] {
  try {
    const items: unknown = JSON.parse(payload);
    if (Array.isArray(items) && items.every((item) => typeof item === 'string')) return items;
  } catch {}
  return [payload];
}
