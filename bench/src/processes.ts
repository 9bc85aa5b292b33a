import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReadyAnswer } from './plain-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type Target = { name: string; origin: string; child: ChildProcess };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** The plain server, and a function that teaches it an answer. */
export async function startPlain(): Promise<Target & { teach(path: string, answer: ReadyAnswer): Promise<void> }> {
  const child = fork(path.join(import.meta.dirname, 'plain-server.ts'));
  const [port] = await once(child, 'message');
  return {
    name: 'plain node:http',
    origin: `http://127.0.0.1:${port}`,
    child,
    async teach(answerPath, answer) {
      child.send({ path: answerPath, answer });
      await once(child, 'message');
    },
  };
}

/** One of Trekker's processes with some settings, ready to answer; and how long that took. */
export async function startSite(
  name: string,
  script: 'main' | 'http-worker',
  settings: Record<string, string>,
): Promise<Target & { readyAfterMs: number }> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(root, `site/src/processes/${script}.ts`)], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', WORKERS: '1', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
    const answer = await fetch(`${origin}/destinations`).catch(() => undefined);
    if (answer?.ok) break;
    await delay(10);
  }
  return { name, origin, child, readyAfterMs: performance.now() - startedAt };
}

export async function stop({ child }: Target): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Resident memory in MB; of this process alone, not of its children. */
export function residentMegabytes({ child }: Target): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
