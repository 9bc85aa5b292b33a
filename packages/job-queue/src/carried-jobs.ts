import type { Readable } from 'node:stream';
import { type Connection, clientConfig } from '@trekker/database/connections/connection.ts';
import { exactText } from '@trekker/database/rows/exact-text.ts';
import { copyInto } from '@trekker/database/rows/write-rows.ts';
import pg from 'pg';

/** The jobs as a backup carries them: what says what is to be done, and not what a worker noted while it tried. */
export const carriedJobs = {
  name: 'pgboss.job',
  columns:
    'id name data singleton_key policy start_after created_on keep_until dead_letter retry_limit retry_delay retry_delay_max retry_backoff expire_seconds deletion_seconds heartbeat_seconds output source_name source_id source_created_on'.split(
      ' ',
    ),
};

/**
 * Which jobs are carried: those that wait, those in hand, the dead letters. Jobs of the clock come anew by themselves.
 */
export const jobsToCarry = `state < 'completed' AND name NOT IN (SELECT name FROM pgboss.schedule) AND NOT starts_with(name, '__pgboss')`;

/**
 * Adds carried jobs to queues that `prepareJobQueue` has made, and gives their number. Those without a queue are left
 * out.
 */
export async function restoreJobs(connection: Connection, rows: Readable): Promise<number> {
  const client = new pg.Client(clientConfig(connection));
  client.on('error', () => {}); // the query in progress rejects
  await client.connect();
  try {
    await client.query(exactText);
    await client.query('CREATE TEMP TABLE carried (LIKE pgboss.job INCLUDING DEFAULTS)');
    await copyInto(client, { ...carriedJobs, name: 'carried' }, rows);
    const { rowCount } = await client.query(
      'INSERT INTO pgboss.job SELECT * FROM carried WHERE name IN (SELECT name FROM pgboss.queue) ON CONFLICT DO NOTHING',
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
