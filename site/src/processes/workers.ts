import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { environmentWith } from '../config/environment.ts';
import { serveMetrics } from './metrics-server.ts';
import { StartError } from './start-failure.ts';

/** A process that ends this often within a minute will not recover by being started again. */
const mostRestartsPerMinute = 10;

/** HTTP processes that share one port. One that dies is replaced. Resolves when all listen. */
export async function startWorkers(config: Config, databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'http-worker.ts') });
  let started = false;
  let stopping = false;
  let restarts: number[] = [];

  const start = () => cluster.fork(environmentWith({ DATABASE_URL: databaseUrl }));
  cluster.on('exit', (_worker, code, signal) => {
    if (stopping || !started) return;
    console.error(`An HTTP process ended (${signal ?? code}); another takes its place.`);
    restarts = [...restarts.filter((at) => at > Date.now() - 60_000), Date.now()];
    if (restarts.length > mostRestartsPerMinute) {
      console.error('HTTP processes keep ending: see the messages above.');
      process.exit(1);
    }
    start();
  });

  await Promise.all(Array.from({ length: config.workers }, () => listening(start())));
  started = true;
  const all = new AggregatorRegistry();
  const metrics = await serveMetrics(config.metricsPort, () => all.clusterMetrics());
  return {
    async stop() {
      stopping = true;
      await metrics.stop();
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stopped(worker)));
    },
  };
}

function listening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => message === 'listening' && resolve());
    worker.once('exit', () => reject(new StartError('An HTTP process could not start: see the message above.')));
  });
}

function stopped(worker: Worker): Promise<void> {
  if (worker.isDead()) return Promise.resolve();
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.process.kill('SIGTERM');
  });
}
