import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  ask,
  isAlive,
  isRoot,
  kill,
  postgresIds,
  postmasterPid,
  start,
  startInChild,
  usedFolders,
} from './embedded/server.fixture.ts';

const usedFolder = usedFolders();

/** The watchdog shell of a server: itself and its reader. Linux only, like these tests. */
function watchdogPids(postmaster: number): number[] {
  const shell = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${postmaster}/status`, 'utf8'))?.[1]);
  const children = readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').trim().split(' ').map(Number);
  return [...children.filter((pid) => pid !== postmaster), shell];
}

/** Leaves a server running with neither the process that started it nor its watchdog. */
async function orphan(child: ChildProcess, postmaster: number): Promise<void> {
  child.kill('SIGSTOP'); // or it would see its watchdog die and stop the server
  for (const pid of watchdogPids(postmaster)) process.kill(pid, 'SIGKILL');
  await kill(child);
}

async function startWithRow(folder: string) {
  const { child, connection } = await startInChild(folder);
  await ask(connection, 'CREATE TABLE acknowledged AS SELECT 1 AS number');
  return { child, connection, postmaster: postmasterPid(folder) };
}

const rows = 'SELECT number FROM acknowledged';

test('the embedded server stops when its parent process dies', async () => {
  const { child, postmaster } = await startWithRow(usedFolder());
  await kill(child);
  await vi.waitUntil(() => !isAlive(postmaster), { timeout: 150_000 });
});

test('the embedded server starts at once after its parent was killed, with all acknowledged data', async () => {
  const folder = usedFolder();
  const { child, postmaster } = await startWithRow(folder);
  await kill(child);
  const { connection } = await start(folder);
  expect(isAlive(postmaster)).toBe(false);
  expect(await ask(connection, rows)).toEqual([1]);
});

test('the embedded server stops an orphaned server even if its watchdog is lost', async () => {
  const folder = usedFolder();
  const { child, connection, postmaster } = await startWithRow(folder);
  await orphan(child, postmaster);
  expect(await ask(connection, rows)).toEqual([1]);
  const next = await start(folder);
  expect(isAlive(postmaster)).toBe(false);
  expect(postmasterPid(folder)).not.toBe(postmaster);
  expect(await ask(next.connection, rows)).toEqual([1]);
});

test('the embedded server never signals a process whose start time differs from the pid file, but waits for it', async () => {
  const folder = usedFolder();
  const { child, connection, postmaster } = await startWithRow(folder);
  await orphan(child, postmaster);
  const file = path.join(folder, 'pg', 'postmaster.pid');
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.with(2, String(Number(lines[2]) - 3600)).join('\n'));
  const next = start(folder);
  // A signalled server would end this statement.
  await ask(connection, 'SELECT pg_sleep(0.5)');
  expect(isAlive(postmaster)).toBe(true);
  process.kill(postmaster, 'SIGINT');
  expect(await ask((await next).connection, rows)).toEqual([1]);
});

/** What is left after a power cut: no process, but the pid file. */
async function cutPower(folder: string): Promise<void> {
  const { child, postmaster } = await startWithRow(folder);
  child.kill('SIGSTOP');
  const killed = [...watchdogPids(postmaster), postmaster];
  for (const pid of killed) process.kill(pid, 'SIGKILL');
  await kill(child);
  await vi.waitUntil(() => !killed.some(isAlive), { timeout: 150_000 });
}

test('the embedded server starts despite the pid file left by a crash of the machine', async () => {
  const folder = usedFolder();
  await cutPower(folder);
  expect(isAlive(postmasterPid(folder))).toBe(false);
  expect(await ask((await start(folder)).connection, rows)).toEqual([1]);
});

test('the embedded server starts when a stale pid file names another process, and leaves that process alone', async () => {
  const folder = usedFolder();
  await cutPower(folder);
  // PostgreSQL suspects only processes of its own user.
  const stranger = spawn('sleep', ['60'], { ...(isRoot ? postgresIds() : {}), stdio: 'ignore' });
  onTestFinished(() => kill(stranger));
  await once(stranger, 'spawn');
  const file = path.join(folder, 'pg', 'postmaster.pid');
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.with(0, String(stranger.pid)).join('\n'));
  expect(await ask((await start(folder)).connection, rows)).toEqual([1]);
  expect(stranger.exitCode ?? stranger.signalCode).toBe(null);
});

test('the embedded server starts despite a pid file that a crash of the machine cut off', async () => {
  const folder = usedFolder();
  await cutPower(folder);
  writeFileSync(path.join(folder, 'pg', 'postmaster.pid'), '');
  expect(await ask((await start(folder)).connection, rows)).toEqual([1]);
});

test('the embedded server reports its death once and can be started again, even while a child is still busy', async () => {
  const folder = usedFolder();
  const died = Promise.withResolvers<Error>();
  const first = await start(folder, { onUnexpectedExit: died.resolve });
  await ask(first.connection, 'CREATE TABLE acknowledged AS SELECT 1 AS number');
  const busy = ask(first.connection, `SET statement_timeout = '2s'; SELECT count(*) FROM generate_series(1, 1e10)`);
  busy.catch(() => {});
  await vi.waitUntil(
    async () =>
      (await ask(first.connection, `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%series%'`)).length === 2,
  );
  process.kill(postmasterPid(folder), 'SIGKILL');
  expect((await died.promise).message).toMatch(/^PostgreSQL ended unexpectedly \(/);
  const second = await start(folder);
  expect(second.connection).toEqual(first.connection);
  expect(await ask(second.connection, rows)).toEqual([1]);
});

test('the embedded server reports the death of its watchdog and stops', async () => {
  const folder = usedFolder();
  const died = Promise.withResolvers<Error>();
  await start(folder, { onUnexpectedExit: died.resolve });
  const postmaster = postmasterPid(folder);
  process.kill(watchdogPids(postmaster).at(-1) as number, 'SIGKILL');
  await died.promise;
  await vi.waitUntil(() => !isAlive(postmaster), { timeout: 500 });
  await start(folder);
});
