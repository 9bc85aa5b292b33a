import cluster, { type ClusterSettings, type Worker } from 'node:cluster';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { childEnvironment } from '../../config/environment.ts';
import { processFile } from '../../server/process-file.ts';
import { serveMetrics } from '../composition/metrics-server.ts';
import { addedFigures } from '../composition/worker-figures.ts';
import { type DatabaseAddresses, settingsOfWorker } from './database-addresses.ts';
import { isFailure, StartError } from './start-failure.ts';
import { handOver } from './supervised-process.ts';

/** A process that ends this often within a minute will not recover by being started again. */
const mostRestartsPerMinute = 10;

/** HTTP processes that share one port. One that dies is replaced. Resolves when all listen. */
export async function startWorkers(config: Config, addresses: DatabaseAddresses): Promise<{ stop(): Promise<void> }> {
  const stdio: NonNullable<ClusterSettings['stdio']> = ['inherit', 'inherit', 'inherit', 'ipc', 'pipe'];
  cluster.setupPrimary({ exec: processFile(path.join(import.meta.dirname, '../http-worker.ts')), stdio });
  let started = false;
  let stopping = false;
  let restarts: number[] = [];
  const atWork = new Set<Worker>();

  const start = (): Worker => {
    const { env, handed } = childEnvironment(settingsOfWorker(addresses));
    const worker = cluster.fork(env);
    handOver(worker.process, handed);
    worker.on('message', (message) => {
      if (message === 'listening') atWork.add(worker);
      // Of the first ones the start itself tells.
      else if (isFailure(message) && started && !stopping) console.error(message.failure);
    });
    worker.once('exit', () => atWork.delete(worker));
    return worker;
  };
  cluster.on('exit', (_worker, code, signal) => {
    if (stopping || !started) return;
    console.error(`An HTTP process ended (${signal ?? code}); starting another.`);
    restarts = [...restarts.filter((at) => at > Date.now() - 60_000), Date.now()];
    if (restarts.length > mostRestartsPerMinute) {
      console.error('HTTP processes keep ending: see the messages above.');
      process.exit(1);
    }
    start();
  });

  const stopAll = async () => {
    stopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stopped(worker)));
  };
  await Promise.all(Array.from({ length: config.workers }, () => listening(start()))).catch(async (error: unknown) => {
    // Whoever has the database stops it next: those that are still starting would each complain of that.
    await stopAll();
    throw error;
  });
  started = true;
  const metrics = await serveMetrics(config.metricsPort, () => addedFigures(atWork));
  return {
    async stop() {
      stopping = true;
      await metrics.stop();
      await stopAll();
    },
  };
}

function listening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === 'listening') resolve();
      else if (isFailure(message)) reject(new StartError(message.failure));
    });
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
