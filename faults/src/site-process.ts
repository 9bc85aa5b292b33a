import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const processes = path.resolve(import.meta.dirname, '../../site/src/processes');

export type SiteProcess = {
  origin: string;
  child: ChildProcess;
  readyAfterMs: number;
  /** What it said on its error stream. */
  said(): string;
  isRunning(): boolean;
  end(signal: NodeJS.Signals): Promise<void>;
};

export const samplePassword = 'Sample Horse 7';

const usual = {
  HOST: '127.0.0.1',
  WORKERS: '1',
  METRICS_PORT: '0',
  SAMPLE_PASSWORD: samplePassword,
  // All of the load comes from one client, who would soon be told to wait.
  RATE_LIMIT_SCALE: '1000000',
  UPLOADS_PER_DAY: '1000000',
  UPLOAD_MB_PER_DAY: '1000000',
};

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the site, or one of its processes, as a person would. Resolves when `/readyz` says 200. */
export async function startSite(settings: Record<string, string>, script = 'main'): Promise<SiteProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(processes, `${script}.ts`)], {
    env: { PATH: process.env.PATH, ...usual, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-20_000);
  });
  const gone = once(child, 'exit');
  // A run that fails leaves nothing behind.
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  child.once('exit', () => process.off('exit', leave));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const origin = `http://127.0.0.1:${settings.PORT}`;
  while ((await statusOf(`${origin}/readyz`)) !== 200) {
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

/** The status of an answer; 0 where there is none. */
export async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => {});
  return answer?.status ?? 0;
}
