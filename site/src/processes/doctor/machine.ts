import { once } from 'node:events';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Check, Finding } from './finding.ts';
import { ask } from './request.ts';

const megabyte = 1024 * 1024;

/**
 * What one HTTP process takes without its cache, what the job worker and PostgreSQL take, and images while they are
 * made.
 */
const workerMegabytes = 130;
const othersMegabytes = 500;

/** Whether the processes that the settings ask for fit into this machine. */
export const machine: Check = {
  name: 'memory and processes',
  async examine({ config: { workers, cacheBytes, partsBytes }, memoryBytes }) {
    const findings: Finding[] = [];
    const needed = workers * (workerMegabytes + (cacheBytes + partsBytes) / megabyte) + othersMegabytes;
    const has = memoryBytes / megabyte;
    if (needed > has)
      findings.push({
        setting: cacheBytes / megabyte > workerMegabytes ? 'CACHE_MB' : 'WORKERS',
        problem: `${workers} HTTP processes with their caches take up to ${Math.round(needed)} MB, and there are ${Math.round(has)} MB: the system will kill some of them.`,
        remedy: 'Lower CACHE_MB or WORKERS.',
      });
    if (workers > 2 * availableParallelism())
      findings.push({
        setting: 'WORKERS',
        problem: `${workers} HTTP processes share ${availableParallelism()} cores: they only slow each other down.`,
        remedy: 'Remove WORKERS: it then defaults to the number of cores.',
      });
    return findings;
  },
};

/** Figures are for whoever runs the site. */
export const metrics: Check = {
  name: 'metrics',
  async examine({ config: { metricsPort, port, siteUrl } }) {
    if (metricsPort === 0) return [];
    if (metricsPort === port)
      return [
        {
          setting: 'METRICS_PORT',
          problem: 'METRICS_PORT is the same as PORT: there are no metrics.',
          remedy: 'Set METRICS_PORT to a free port, or to 0.',
        },
      ];
    const shown = await ask(`${siteUrl}/metrics`, 'GET').catch(() => undefined);
    if (shown?.body.startsWith('# HELP'))
      return [
        {
          setting: 'METRICS_PORT',
          problem: `${siteUrl}/metrics is public: it reveals what is requested and how often.`,
          remedy: 'Don’t let the proxy forward anything to METRICS_PORT.',
        },
      ];
    const own = await ask(`http://127.0.0.1:${metricsPort}/metrics`, 'GET').catch(() => undefined);
    if (own?.body.startsWith('# HELP') || (await isFree(metricsPort))) return [];
    return [
      {
        setting: 'METRICS_PORT',
        problem: `Another program is using port ${metricsPort}: there are no metrics.`,
        remedy: 'Set METRICS_PORT to a free port, or to 0.',
      },
    ];
  },
};

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen({ host: '127.0.0.1', port, exclusive: true }), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}
