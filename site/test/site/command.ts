import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { environmentWith, type RawSettings } from '../../src/config/environment.ts';
import { type Command, explainCommandFailure } from '../../src/processes/commands/command.ts';
import { compiledSources } from './site-process.ts';

export type Outcome = { code: number | null; stdout: string; stderr: string };

/** Runs a command in this process and returns its output and exit code: a process of its own needs seconds to load. */
export async function runInside(command: Command, args: string[], settings: RawSettings, input = ''): Promise<Outcome> {
  const said = { stdout: '', stderr: '' };
  const into = (name: keyof typeof said) => (line: string) => {
    said[name] += `${line}\n`;
  };
  try {
    await command({ args, settings, input: Readable.from([input]), say: into('stdout'), warn: into('stderr') });
    return { code: 0, ...said };
  } catch (error) {
    into('stderr')(explainCommandFailure(error));
    return { code: 1, ...said };
  }
}

/**
 * Starts a command as a process of its own, and kills it as soon as `isTime`. How long that takes, the machine decides:
 * only the limit of the test ends it. One that has ended before was not killed, and fails the test.
 */
export async function killWhen(
  isTime: () => Promise<boolean>,
  name: string,
  args: string[],
  settings: RawSettings,
): Promise<void> {
  const { PATH } = environmentWith({});
  const file = path.join(import.meta.dirname, `../../src/processes/${name}.ts`);
  const env = { PATH, ...compiledSources, ...settings };
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await expect.poll(async () => hasEnded() || (await isTime()), { timeout: 600_000, interval: 20 }).toBe(true);
  child.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
}

/** Runs a command in a process without a terminal. */
export async function runCommand(name: string, args: string[], settings: RawSettings, input = ''): Promise<Outcome> {
  const { PATH } = environmentWith({});
  const file = path.join(import.meta.dirname, `../../src/processes/${name}.ts`);
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH, ...compiledSources, ...settings },
    stdio: 'pipe',
  });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
}
