import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { procFile, startSite as startProcess } from '../../site/test/site/site-process.ts';
import type { ReadyAnswer } from './plain-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type Target = { name: string; origin: string; child: ChildProcess };
export type PlainServer = Target & { teach(answer: ReadyAnswer): Promise<void> };

/** The plain server, and a function that teaches it what to answer. */
export async function startPlain(): Promise<PlainServer> {
  const child = fork(path.join(import.meta.dirname, 'plain-server.ts'));
  const [port] = await once(child, 'message');
  return {
    name: 'plain node:http',
    origin: `http://127.0.0.1:${port}`,
    child,
    async teach(answer) {
      child.send(answer);
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
  const started = await startProcess({ LOG_LEVEL: 'warn', ...settings }, { script, readyAt: '/destinations' });
  return { name, ...started };
}

/** Fills the database with places of a gazetteer and what belongs to them. */
export async function fillDatabase(destinations: number, settings: Record<string, string>): Promise<void> {
  const args = [path.join(root, 'tools/fill/src/main.ts'), '--destinations', String(destinations), '--beside-content'];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...settings }, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm run fill ended with ${code}.`);
}

export async function stop({ child }: Target): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Processor time that a target and its children have used so far. Null where the system has no /proc. */
export function cpuMilliseconds({ child }: Target): number | null {
  const family = [child.pid ?? 0, ...childrenOf(child.pid ?? 0)];
  const ticks = family.flatMap((pid) =>
    // After the name, which may hold spaces: state, ten others, then user and system time.
    procFile(pid, 'stat')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13)
      .map(Number),
  );
  const sum = ticks.reduce((total, one) => total + one, 0);
  // A tick is 10 ms on every Linux that Node runs on.
  return ticks.length < 2 || Number.isNaN(sum) ? null : sum * 10;
}

function childrenOf(pid: number): number[] {
  const tasks = procFile(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return tasks.filter((child) => procFile(child, 'cmdline').includes('http-worker'));
}
