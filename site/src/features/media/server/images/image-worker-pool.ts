import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { Problem } from '#contract/problem.ts';
import { processFile } from '#server/process-file.ts';
import { damagedImage, hugeImage, type ImageTask, type UnusableImage } from './image.ts';

/** `spent`: it has grown, or stumbled, and does nothing more. */
export type ImageAnswer = ({ made: unknown[] } | { unusable: UnusableImage['reason'] }) & { spent: boolean };

/** To start, on a machine that is busy with other things. */
const startMs = 30_000;

/** The next image of a series comes soon, or there is none. */
const restMs = 30_000;

/** Processes that have done a task and may do another, each with the timer that ends it. */
const resting: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];

/**
 * Has an image decoded by a process of its own: it can be stopped in the middle, its memory goes back whole (a 1 kB
 * AVIF may take 650 MB), and it has no environment, so no secret is near bytes that may be made to break a decoder.
 * Gives an empty list when it ends without a word, as it does when a task costs too much.
 * @throws Problem as the process says; `unavailable` when the machine is too busy for an answer within `timeoutMs`
 */
export async function askImageProcess<Made extends unknown[]>(task: ImageTask, timeoutMs: number): Promise<Made> {
  const child = takeIdleProcess() ?? startProcess();
  // One that has just started says that it is ready first.
  if (!child.connected || (!ready.has(child) && !(await messageOf(child, startMs)))) return [] as unknown as Made;
  child.send(task, () => {}); // when it is gone already, its exit says so
  const answer = (await messageOf(child, timeoutMs)) as ImageAnswer | undefined;
  if (!answer || answer.spent) child.kill('SIGKILL');
  else rest(child);
  if (answer && 'unusable' in answer) throw answer.unusable === 'huge' ? hugeImage() : damagedImage();
  return (answer?.made ?? []) as Made;
}

/** Starts a process ahead where none waits for work: it is there when all the bytes are. */
export function warmImageProcess(): void {
  if (resting.length === 0) rest(startProcess());
}

const ready = new WeakSet<ChildProcess>();

function startProcess(): ChildProcess {
  const child = fork(processFile(path.join(import.meta.dirname, 'image-worker.ts')), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    execArgv: [],
  });
  child.on('error', () => {}); // it is followed by silence
  child.once('message', () => ready.add(child));
  // It must not keep a process alive that has nothing else to do.
  child.unref();
  child.channel?.unref();
  return child;
}

/** The next thing that a process says; undefined when it ends. One that is silent for too long is ended. */
async function messageOf(child: ChildProcess, timeoutMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const ended = () => resolve(undefined);
  const timer = setTimeout(() => {
    child.kill('SIGKILL');
    reject(new Problem('unavailable', undefined, { retryAfterSeconds: 10 }));
  }, timeoutMs);
  child.once('message', resolve).once('exit', ended).once('error', ended);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', resolve).off('exit', ended).off('error', ended);
  }
}

function rest(child: ChildProcess): void {
  const timer = setTimeout(() => child.kill('SIGKILL'), restMs).unref();
  resting.push({ child, timer });
}

function takeIdleProcess(): ChildProcess | undefined {
  for (let found = resting.pop(); found; found = resting.pop()) {
    clearTimeout(found.timer);
    if (found.child.connected && !found.child.killed) return found.child;
  }
  return undefined;
}
