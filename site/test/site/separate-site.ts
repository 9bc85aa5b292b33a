import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { type Ask, asker } from '../calls/requests.ts';
import { provideBuild } from './built-pages.ts';
import { addressOf, emptyFolder } from './child-site.ts';
import { freePort, procFile, startSite } from './site-process.ts';
import type { TestSite } from './test-site.ts';

/** A site whose memory is measured, so the client that sends the requests runs in another process. */
export type SeparateSite = {
  ask: Ask;
  /** The folder of its media. */
  mediaFolder: string;
  /**
   * Memory in MB of its main process and of the processes that it started. Shared memory counts once. 0 if the system
   * has no /proc.
   */
  megabytes(): { own: number; others: number };
  /** The parts of its main process's resident memory, in MB. */
  memory(): Promise<Record<'resident' | 'heapUsed' | 'heapTotal' | 'external', number>>;
  /** Resolves with its exit code. */
  close(): Promise<number | null>;
};

/** Starts a site in a process of its own, as `npm start` does, on the database of a test site. */
export async function startSeparateSite({ database }: TestSite): Promise<SeparateSite> {
  await provideBuild();
  const { folder, remove } = emptyFolder();
  const metricsPort = await freePort();
  const settings = {
    DATA_DIR: folder,
    SAMPLE: 'none',
    METRICS_PORT: metricsPort,
    LOG_LEVEL: 'silent',
    DATABASE_URL: addressOf(database.connection as SocketConnection),
    RATE_LIMIT_SCALE: '1000',
    UPLOADS_PER_DAY: '1000000',
    UPLOAD_MB_PER_DAY: '1000000',
  };
  const site = await startSite(settings);
  const { ask, close } = asker(site.origin);
  return {
    ask,
    mediaFolder: path.join(folder, 'media'),
    megabytes: () => ({
      own: megabytesOf([site.child.pid]),
      others: megabytesOf(childrenOf(site.child.pid)),
    }),
    async memory() {
      const said = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const of = (name: string) => Math.round(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(said)?.[1]) / 1024 ** 2);
      return {
        resident: of('process_resident_memory_bytes'),
        heapUsed: of('nodejs_heap_size_used_bytes'),
        heapTotal: of('nodejs_heap_size_total_bytes'),
        external: of('nodejs_external_memory_bytes'),
      };
    },
    async close() {
      close();
      await site.end('SIGTERM');
      remove();
      return site.child.exitCode;
    },
  };
}

function megabytesOf(pids: readonly (number | undefined)[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(procFile(pid, 'smaps_rollup'))?.[1] ?? 0));
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

/** The children of any of its threads. */
function childrenOf(pid: number | undefined): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      procFile(pid, `task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}
