import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig, type SocketConnection } from './connections/connection.ts';
import { migrate } from './migrate.ts';

type Beside = {
  table: string;
  write: string /** How long one reader keeps its transaction open. */;
  readsForMs: number;
};

/**
 * Migrates while one session reads for long, and others read and write again and again. `waitedMs` is the longest that
 * one of those waited.
 */
export async function migrateBeside(
  connection: SocketConnection,
  folder: string,
  { table, write, readsForMs }: Beside,
): Promise<{ applied: number; waitedMs: number; statements: number }> {
  const open = async () => {
    const client = new pg.Client(clientConfig(connection));
    await client.connect();
    return client;
  };
  const [slow, reader, writer] = await Promise.all([open(), open(), open()]);
  let running = true;
  let waitedMs = 0;
  let statements = 0;
  const again = async (client: pg.Client, statement: string) => {
    while (running) {
      const startedAt = performance.now();
      await client.query(statement);
      waitedMs = Math.max(waitedMs, performance.now() - startedAt);
      statements += 1;
      await delay(10);
    }
  };
  const read = `SELECT * FROM ${table} LIMIT 1`;
  await slow.query(`BEGIN; ${read}`);
  const ended = delay(readsForMs).then(() => slow.query('COMMIT'));
  const others = Promise.all([again(reader, read), again(writer, write)]);
  try {
    const applied = await migrate({ connection }, folder);
    return { applied, waitedMs, statements };
  } finally {
    running = false;
    await Promise.all([ended, others]);
    await Promise.all([slow, reader, writer].map((client) => client.end()));
  }
}
