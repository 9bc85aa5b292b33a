import { type ChildProcess, fork } from 'node:child_process';
import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from './start-failure.ts';

/**
 * A process of its own that is started again when it ends, soon at first, then less and less often: the site does
 * without it for a while. Resolves at its first message; rejects when it ends before that.
 */
export async function superviseProcess(
  file: string,
  name: string,
  { env, handed }: { env: NodeJS.ProcessEnv; handed: string },
): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let waitMs = 500;
  const start = () => {
    const started = fork(file, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc', 'pipe'] });
    handOver(started, handed);
    started.once('message', () => {
      waitMs = 500;
    });
    return started;
  };
  const watch = (watched: ChildProcess) =>
    watched.once('exit', async (code, signal) => {
      if (stopping) return;
      console.error(`The ${name} ended (${signal ?? code}); starting another.`);
      await delay(waitMs);
      waitMs = Math.min(waitMs * 2, 30_000);
      if (stopping) return;
      child = start();
      watch(child);
    });

  let child = start();
  await begun(child, name);
  watch(child);
  return {
    async stop() {
      stopping = true;
      await ended(child);
    },
  };
}

/** Tells a child what its environment does not show (`childEnvironment`). */
export function handOver({ stdio }: Pick<ChildProcess, 'stdio'>, handed: string): void {
  const pipe = stdio[4];
  if (!(pipe instanceof Writable)) return;
  pipe.on('error', () => {}); // it is gone: its exit is seen
  pipe.end(handed);
}

function begun(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new StartError(`The ${name} could not start: see the message above.`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
