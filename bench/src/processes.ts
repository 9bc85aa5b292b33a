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
  const sum = family.reduce((total, pid) => total + timesOf(pid).slice(0, 2).reduce(add, 0), 0);
  return sum > 0 ? sum : null;
}

/** That of a process and all that it has started, those that have ended among them. 0 where there is no /proc. */
export function familyMilliseconds(pid: number): number {
  const own = timesOf(pid).reduce(add, 0);
  return startedBy(pid).reduce((total, child) => total + familyMilliseconds(child), own);
}

const add = (one: number, other: number) => one + other;

/** User and system time of a process, then those of its children that have ended, in ms. */
function timesOf(pid: number): number[] {
  const [, facts] = /^.*\) (.*)/s.exec(procFile(pid, 'stat')) ?? [];
  // After the name, which may hold spaces: state and ten others. A tick is 10 ms on every Linux that Node runs on.
  return (facts ?? '')
    .split(' ')
    .slice(11, 15)
    .map((ticks) => Number(ticks) * 10);
}

const startedBy = (pid: number): number[] =>
  procFile(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

const childrenOf = (pid: number): number[] =>
  startedBy(pid).filter((child) => procFile(child, 'cmdline').includes('http-worker'));
