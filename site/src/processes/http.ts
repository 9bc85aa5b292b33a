import { openDatabase } from '@trekker/database/database.ts';
import type { Config } from '../config/config.ts';
import { loadBuiltPages } from './built-pages.ts';
import { composeSite, type Pages } from './compose-site.ts';

export type RunningHttp = { address: string; stop(): Promise<void> };

/** Connections that each HTTP process keeps for writing. */
const poolSize = 8;

/** One HTTP process on one database. Resolves when it listens. */
export async function startHttp(config: Config, databaseUrl: string, pages?: Pages): Promise<RunningHttp> {
  const database = await openDatabase({ url: databaseUrl, poolSize, statementTimeoutMs: 2000 });
  const site = await composeSite(config, database, pages ?? (await loadBuiltPages()));
  try {
    await site.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await site.close();
    await database.close();
    throw error;
  }
  return {
    address: config.siteUrl,
    async stop() {
      site.beginStop();
      await site.close();
      await database.close();
    },
  };
}
