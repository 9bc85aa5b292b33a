import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { onTestFinished } from 'vitest';
import { environmentWith, type RawSettings } from '../../src/config/environment.ts';
import { type Ask, asker } from '../calls/requests.ts';
import { compiledSources, freePort } from './site-process.ts';

const site = path.resolve(import.meta.dirname, '../..');

/** What `npm start` runs is built (`provideBuild`); a command is run from its source. */
const fileOf = (name: string) =>
  /^(?:main|http-worker|job-worker)$/.test(name)
    ? path.join(site, `build/processes/${name}.js`)
    : path.join(site, `src/processes/${name}.ts`);

export type Ended = { code: number | null; signal: NodeJS.Signals | null };

/** A site started as by a person: in processes of its own, configured by settings alone. */
export type ChildSite = {
  child: ChildProcess;
  origin: string;
  ask: Ask;
  stdout(): string;
  stderr(): string;
  ended: Promise<Ended>;
};

/** An empty folder that the database's system user can enter. `remove` deletes it. */
export function emptyFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function addressOf({ user, database, host }: SocketConnection): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

/**
 * Starts a site without the settings of this process. `name` is that of a process or a command, `user` another system
 * user, for tests that root runs.
 */
export function spawnSite(
  settings: RawSettings & { NODE_COMPILE_CACHE?: string | undefined },
  name = 'main',
  user: { uid?: number; gid?: number } = {},
): ChildSite {
  const { PATH } = environmentWith({});
  const options = { env: { PATH, ...compiledSources, ...settings }, stdio: 'pipe', ...user } as const;
  const child = spawn(process.execPath, [fileOf(name)], options);
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  const origin = `http://127.0.0.1:${settings.PORT}`;
  const { ask, close } = asker(origin);
  const ended = once(child, 'close').then(([code, signal]) => {
    close();
    return { code, signal } as Ended;
  });
  return { child, origin, ask, stdout: () => said.stdout, stderr: () => said.stderr, ended };
}

/** Resolves when the site reports that it is ready; rejects with its output if it ends before. */
export async function isReady(site: ChildSite): Promise<ChildSite> {
  const ready = new Promise<void>((resolve) => {
    const look = () => site.stdout().includes('is ready at') && resolve();
    site.child.stdout?.on('data', look);
    look();
  });
  const failed = site.ended.then(() => Promise.reject(new Error(`The site did not start: ${site.stderr()}`)));
  failed.catch(() => {});
  await Promise.race([ready, failed]);
  return site;
}

/** Starts a site for one test, waits until it is ready, and ends it with the test. */
export async function startSite(settings: RawSettings): Promise<ChildSite> {
  const site = spawnSite({ PORT: await freePort(), ...settings });
  onTestFinished(async () => {
    if (site.child.exitCode === null && site.child.signalCode === null) site.child.kill('SIGKILL');
    await site.ended;
  });
  return isReady(site);
}

/** Runs a start that is expected to fail. */
export async function failedStart(
  settings: RawSettings,
  name?: string,
): Promise<Ended & { said: string; stdout: string }> {
  const site = spawnSite({ PORT: await freePort(), ...settings }, name);
  const ended = await site.ended;
  return { ...ended, said: site.stderr(), stdout: site.stdout() };
}
