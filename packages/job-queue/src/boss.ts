import { type Connection, clientConfig } from '@trekker/database/connections/connection.ts';
import { type ConstructorOptions, PgBoss } from 'pg-boss';

/**
 * pg-boss on this database. It reports what goes wrong in the background; without a listener that would end the
 * process.
 */
export function openBoss(
  connection: Connection,
  options: ConstructorOptions,
  onError: (error: Error) => void = () => {},
): PgBoss {
  const boss = new PgBoss({
    ...clientConfig(connection),
    application_name: 'job-queue',
    ...options,
  } as ConstructorOptions);
  boss.on('error', onError);
  return boss;
}
