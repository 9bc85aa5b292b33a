import cluster from 'node:cluster';
import { openDatabase } from '@trekker/database/database.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import { httpPoolSize } from '../start/connection-needs.ts';
import type { DatabaseAddresses } from '../start/database-addresses.ts';
import { loadBuiltPages } from './built-pages.ts';
import { composeSite, type Pages } from './compose-site.ts';
import { serveMetrics } from './metrics-server.ts';
import { reportFigures } from './worker-figures.ts';

export type RunningHttp = { address: string; stop(): Promise<void> };

/** One HTTP process on one database. Resolves when it listens. */
export async function startHttp(
  config: Config,
  addresses: Pick<DatabaseAddresses, 'writer' | 'reader'>,
): Promise<RunningHttp> {
  const http = await composeHttp(config, addresses, await loadBuiltPages());
  try {
    await http.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await http.stop();
    throw error;
  }
  return { address: config.siteUrl, stop: http.stop };
}

/** The same, which does not listen yet. */
export async function composeHttp(
  config: Config,
  { writer, reader }: Pick<DatabaseAddresses, 'writer' | 'reader'>,
  pages: Pages,
): Promise<{ app: FastifyInstance; stop(): Promise<void> }> {
  const replicaUrl = config.database.kind === 'external' ? config.database.replicaUrl : null;
  const database = await openDatabase({
    url: writer,
    ...(reader && { reader: { url: reader } }),
    ...(replicaUrl && { replica: { url: replicaUrl } }),
    poolSize: httpPoolSize,
    statementTimeoutMs: 2000,
    transactionTimeoutMs: 4500,
  });
  const site = await composeSite(config, database, pages);
  const metrics = await exposeMetrics(config, site.metrics);
  return {
    app: site.app,
    async stop() {
      site.beginStop();
      await metrics.stop();
      await site.close();
      await database.close();
    },
  };
}

/**
 * One of several processes tells its figures to the first, which adds them up (workers.ts); one by itself serves them.
 */
async function exposeMetrics({ metricsPort }: Config, registry: Registry): Promise<{ stop(): Promise<void> }> {
  if (!cluster.isWorker) return serveMetrics(metricsPort, () => registry.metrics());
  reportFigures(registry);
  return { stop: async () => {} };
}
