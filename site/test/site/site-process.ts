import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const processes = path.resolve(import.meta.dirname, '../../build/processes');
const { scripts } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'));

/**
 * For the environment of a site: where Node keeps what it made of the sources. Each site of the tests would make it
 * anew in a data folder of its own, a fifth of the processor time of its start.
 */
export const compiledSources = {
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../../node_modules/.cache/trekker-sources'),
};

/**
 * Arguments for Node.js, for a process that a test starts from its source: it looks for its files as those of
 * `npm start` do, which takes more than half of the processor time off its start.
 */
export const quickImports = ['--import', new URL('./quick-imports.ts', import.meta.url).href];

/** The memory limits that `npm start` passes to Node.js, as arguments and as variables. */
const startWords: string[] = scripts.start.split(' ');
const startArguments: readonly string[] = startWords.filter((word) => word.startsWith('--'));
const startVariables = Object.fromEntries(
  startWords.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')),
);

/** A site, or one of its processes, started as by a person, to be measured from outside. */
export type SiteProcess = {
  origin: string;
  child: ChildProcess;
  readyAfterMs: number;
  /** The end of its error output. */
  said(): string;
  isRunning(): boolean;
  end(signal: NodeJS.Signals): Promise<void>;
};

export type StartOptions = {
  script?: 'main' | 'http-worker' | 'job-worker';
  /** Arguments for Node.js, before the script. */
  args?: readonly string[];
  /** The address that answers 200 when it is ready; null if it has none. */
  readyAt?: string | null;
};

/**
 * A port that nothing is listening on, nor on the one after it, which is that of the metrics. Drawn below those that
 * systems give out by themselves (32768 and more; 49152): what is free among them can be the end of somebody's
 * connection a moment later.
 */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(10_100, 16_000) * 2;
    if ((await canListen(port)) && (await canListen(port + 1))) return String(port);
  }
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  const isFree = await listening;
  if (isFree) await once(server.close(), 'close');
  return isFree;
}

/**
 * Starts a process without the settings of this one. Resolves when it is ready; rejects with its output if it ends
 * before.
 */
export async function startSite(
  settings: Record<string, string>,
  { script = 'main', args = [], readyAt = '/readyz' }: StartOptions = {},
): Promise<SiteProcess> {
  const startedAt = performance.now();
  const PORT = settings.PORT ?? (await freePort());
  const own = { ...startVariables, PATH: process.env.PATH, HOST: '127.0.0.1', WORKERS: '1', METRICS_PORT: '0', PORT };
  const child = spawn(process.execPath, [...startArguments, ...args, path.join(processes, `${script}.js`)], {
    env: { ...own, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-20_000);
  });
  const gone = once(child, 'exit');
  // A failed run leaves nothing behind.
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  child.once('exit', () => process.off('exit', leave));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const origin = `http://127.0.0.1:${PORT}`;
  while (readyAt !== null && (await statusOf(origin + readyAt)) !== 200) {
    if (!isRunning()) throw new Error(`The site did not start: ${said}`);
    await delay(20);
  }
  return {
    origin,
    child,
    readyAfterMs: performance.now() - startedAt,
    said: () => said,
    isRunning,
    async end(signal) {
      child.kill(signal);
      if (isRunning()) await gone;
    },
  };
}

/** The HTTP status of an address; 0 if nothing answers. */
export async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => {});
  return answer?.status ?? 0;
}

/** Resident memory in MB of this process without its children. NaN if the system has no /proc. */
export function residentMegabytes({ child }: { child: ChildProcess }): number {
  return Number(/VmRSS:\s+(\d+)/.exec(procFile(child.pid, 'status'))?.[1]) / 1024;
}

/** A file of a process in /proc; empty if the process has ended, or if there is no /proc. */
export function procFile(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
