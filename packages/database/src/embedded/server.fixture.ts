import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { clientConfig, type SocketConnection } from '../connections/connection.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';

export const isRoot = process.getuid?.() === 0;

/** An ordinary user for child processes when the tests run as root. */
export function postgresIds(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** An empty folder that is removed with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'embedded-test-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** A server whose parent was just killed may still be writing there, and rmSync does not always report what is left. */
async function removeFolder(folder: string): Promise<void> {
  const isGone = () => {
    rmSync(folder, { recursive: true, force: true });
    return !existsSync(folder);
  };
  await vi.waitUntil(isGone, { timeout: 10_000 });
}

/**
 * Call it at the top of a test file. Returns a function that makes a folder like `temporaryFolder`'s which looks as if
 * a server had been started and stopped there: quicker than a first start in every test.
 */
export function usedFolders(): () => string {
  let used = '';
  beforeAll(async () => {
    used = mkdtempSync(path.join(tmpdir(), 'embedded-test-'));
    const server = await startEmbeddedPostgres(used, { onUnexpectedExit: failOnExit, settings: quickSettings });
    await server.stop();
  });
  afterAll(() => rmSync(used, { recursive: true, force: true }));
  return () => {
    const folder = temporaryFolder();
    execFileSync('cp', ['-a', path.join(used, 'pg'), folder]);
    return folder;
  };
}

export function failOnExit(error: Error): never {
  throw error;
}

/** No test cuts the power, so only tests about durability need fsync. */
const quickSettings = { fsync: 'off' };

/** A server that is stopped with the test; without fsync, unless `settings` are given. */
export async function start(folder: string, options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder, {
    onUnexpectedExit: failOnExit,
    settings: quickSettings,
    ...options,
  });
  onTestFinished(() => server.stop());
  return server;
}

export type ChildAnswer = { connection: SocketConnection; error?: { name: string; message: string } };

/**
 * Runs `child-server.fixture.ts` and resolves with its first line of output; it is killed with the test at the latest.
 */
export async function startInChild(folder: string, user: object = {}): Promise<ChildAnswer & { child: ChildProcess }> {
  const child = spawnChild(folder, user);
  const [line] = await once(createInterface(child.stdout as NodeJS.ReadableStream), 'line');
  return { child, ...JSON.parse(line) };
}

export function spawnChild(folder: string, user: object = {}): ChildProcess {
  const script = path.join(import.meta.dirname, 'child-server.fixture.ts');
  const child = spawn(process.execPath, [script, folder], { ...user, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => kill(child));
  return child;
}

/** Sends SIGKILL and waits for the process to end. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

export function postmasterPid(folder: string): number {
  return Number.parseInt(readFileSync(path.join(folder, 'pg', 'postmaster.pid'), 'utf8'), 10);
}

export function isAlive(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/** Runs one statement on a connection of its own and returns the first column of its rows. */
export async function ask(connection: SocketConnection, statement: string): Promise<unknown[]> {
  const client = new pg.Client(clientConfig(connection));
  client.on('error', () => {}); // the query rejects
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows.map((row) => row[0]);
  } finally {
    await client.end();
  }
}
