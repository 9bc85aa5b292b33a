import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@trekker/database/embedded-postgres.ts';
import { socketUrl } from '../../site/src/processes/start/embedded-database.ts';

/** Where a site with its embedded database keeps everything, and how that database is reached from outside. */
export type Place = { data: string; media: string; database: SocketConnection };

export function placeIn(folder: string): Place {
  const data = path.join(folder, 'data');
  const database = { host: path.join(data, 'database/sock'), database: 'postgres', user: 'app' };
  return { data, media: path.join(data, 'media'), database };
}

/** A PostgreSQL that outlives what uses it, and its address. */
export async function postgresIn(folder: string): Promise<EmbeddedPostgres & { url: string }> {
  const postgres = await startEmbeddedPostgres(path.join(folder, 'database'), {
    onUnexpectedExit: (error) => {
      throw error;
    },
  });
  return { ...postgres, url: socketUrl(postgres.connection) };
}
