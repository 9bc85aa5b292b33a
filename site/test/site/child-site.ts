import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connection.ts';
import { onTestFinished } from 'vitest';
import { environmentWith, type RawSettings } from '../../src/config/environment.ts';
import { type Ask, asker } from '../calls/requests.ts';
import { freePort } from './site-process.ts';

const processes = path.resolve(import.meta.dirname, '../../src/processes');

export type Ended = { code: number | null; signal: NodeJS.Signals | null };

/** A start of the site as a person would make it: processes of its own, told by settings alone. */
export type ChildSite = {
  child: ChildProcess;
  origin: string;
  ask: Ask;
  stdout(): string;
  stderr(): string;
  ended: Promise<Ended>;
};

/** An empty folder that the database's system user may walk through, removed by `remove`. */
export function emptyFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function addressOf({ user, database, host }: SocketConnection): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

/** Begins a start. Of the settings of this process it gets nothing; `user` is another one of the system, for tests that root runs. */
export function spawnSite(
  settings: RawSettings,
  file = 'main.ts',
  user: { uid?: number; gid?: number } = {},
): ChildSite {
  const { PATH } = environmentWith({});
  const options = { env: { PATH, ...settings }, stdio: 'pipe', ...user } as const;
  const child = spawn(process.execPath, [path.join(processes, file)], options);
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

/** Resolves when the site says that it is ready; rejects with what it said when it ends before that. */
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

/** For one test: starts a site, waits until it is ready, and ends it with the test if it still runs. */
export async function startSite(settings: RawSettings): Promise<ChildSite> {
  const site = spawnSite({ PORT: await freePort(), ...settings });
  onTestFinished(async () => {
    if (site.child.exitCode === null && site.child.signalCode === null) site.child.kill('SIGKILL');
    await site.ended;
  });
  return isReady(site);
}

/** Runs a start that is to fail. */
export async function failedStart(
  settings: RawSettings,
  file?: string,
): Promise<Ended & { said: string; stdout: string }> {
  const site = spawnSite({ PORT: await freePort(), ...settings }, file);
  const ended = await site.ended;
  return { ...ended, said: site.stderr(), stdout: site.stdout() };
}
