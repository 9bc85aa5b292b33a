import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { makeExecutable } from './embedded/binaries.ts';
import {
  ask,
  isRoot,
  kill,
  postgresIds,
  postmasterPid,
  spawnChild,
  start,
  startInChild,
  temporaryFolder,
  usedFolders,
} from './embedded/server.fixture.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { DatabaseInUseError, DatabaseSetupError } from './errors.ts';

const usedFolder = usedFolders();

test('the embedded server keeps its data between starts, over a private socket with durability on (T68)', async () => {
  const folder = temporaryFolder();
  const first = await start(folder, { settings: {} });
  await ask(first.connection, 'CREATE TABLE kept AS SELECT 7 AS number');
  await first.stop();
  const { connection } = await start(folder, { settings: {} });
  expect(await ask(connection, 'SELECT number FROM kept')).toEqual([7]);
  expect(await ask(connection, 'SHOW listen_addresses')).toEqual(['']);
  expect(statSync(connection.host).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, 'pg')).mode & 0o777).toBe(0o700);
  const durability = `SELECT setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes')`;
  expect(await ask(connection, durability)).toEqual(['on', 'on', 'on']);
});

test('settings override the defaults of the embedded server', async () => {
  const { connection } = await start(usedFolder(), { settings: { max_connections: '33' } });
  expect(await ask(connection, 'SHOW max_connections')).toEqual(['33']);
  expect(await ask(connection, 'SHOW shared_buffers')).toEqual(['128MB']);
});

test('the embedded server ignores environment variables about another server', async () => {
  vi.stubEnv('PGPORT', '6000');
  vi.stubEnv('PGSSLMODE', 'require');
  vi.stubEnv('PGDATABASE', 'other');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { connection } = await start(usedFolder());
  const { reads, close } = await openDatabase({ connection, poolSize: 1 });
  onTestFinished(close);
  expect((await reads.execute('SELECT current_database() AS name')).rows).toEqual([{ name: 'postgres' }]);
});

test('a second start on the same data folder is refused, and the first server is left alone', async () => {
  const folder = usedFolder();
  const { connection } = await startInChild(folder);
  const second = startEmbeddedPostgres(folder, { onUnexpectedExit: () => {} });
  await expect(second).rejects.toThrow(DatabaseInUseError);
  await expect(second).rejects.toThrow(/^The database in \S+ is in use by another running process: [^.]+\.$/);
  expect(await ask(connection, 'SELECT 1')).toEqual([1]);
});

test('a second start within one process is refused too', async () => {
  const folder = usedFolder();
  const { connection } = await start(folder);
  await expect(startEmbeddedPostgres(folder, { onUnexpectedExit: () => {} })).rejects.toThrow(DatabaseInUseError);
  expect(await ask(connection, 'SELECT 1')).toEqual([1]);
});

test('only one of several simultaneous first starts wins', async () => {
  const folder = temporaryFolder();
  const answers = await Promise.all([1, 2, 3].map(() => startInChild(folder)));
  expect(answers.filter((answer) => answer.connection)).toHaveLength(1);
  expect(answers.flatMap((answer) => answer.error?.name ?? [])).toEqual(['DatabaseInUseError', 'DatabaseInUseError']);
});

test.runIf(isRoot)('the embedded server runs as the system user postgres when started by root', async () => {
  const folder = usedFolder();
  await start(folder);
  expect(statSync(`/proc/${postmasterPid(folder)}`).uid).toBe(postgresIds().uid);
});

test.runIf(isRoot)('the embedded server runs as an ordinary user', async () => {
  const folder = temporaryFolder();
  const data = path.join(folder, 'data');
  const { uid, gid } = postgresIds();
  chmodSync(folder, 0o777);
  const { connection, child } = await startInChild(data, { uid, gid });
  expect(statSync(data).uid).toBe(uid);
  expect(await ask(connection, 'SELECT 1')).toEqual([1]);
  await kill(child);
});

test.runIf(isRoot)('a start that fails names the parent folder without permission', async () => {
  const closed = path.join(temporaryFolder(), 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const run = startEmbeddedPostgres(path.join(closed, 'data'), { onUnexpectedExit: () => {} });
  await expect(run).rejects.toThrow(`because ${closed} is closed to it: choose a place outside ${closed}`);
});

test.runIf(isRoot)('a start that fails says that a folder is not writable', async () => {
  const folder = temporaryFolder();
  const { error } = await startInChild(path.join(folder, 'data'), postgresIds());
  expect(error?.name).toBe('DatabaseSetupError');
  expect(error?.message).toMatch(/^The data folder \S+ cannot be used \(EACCES: .+\): choose one that is writable\.$/);
});

test('a start that fails says that an existing folder is not writable, or is a file', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(startEmbeddedPostgres(file, { onUnexpectedExit: () => {} })).rejects.toThrow(DatabaseSetupError);
  if (!isRoot) return;
  const { error } = await startInChild(path.dirname(file), postgresIds());
  expect(error?.message).toMatch(/^The folder \S+ cannot be locked: make it writable, or choose another folder\.$/);
});

test('the socket moves to another folder when its path would be too long, always to the same one', async () => {
  const folder = path.join(temporaryFolder(), 'a'.repeat(60), 'b'.repeat(60));
  const first = await start(folder);
  expect(first.connection.host.length).toBeLessThan(60);
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700);
  expect(await ask(first.connection, 'SELECT 1')).toEqual([1]);
  await first.stop();
  expect(existsSync(first.connection.host)).toBe(false);

  mkdirSync(first.connection.host);
  chmodSync(first.connection.host, 0o777);
  const trapped = startEmbeddedPostgres(folder, { onUnexpectedExit: () => {} });
  await expect(trapped).rejects.toThrow(/belongs to someone else or is open to others: remove it\.$/);
  rmSync(first.connection.host, { recursive: true });
  expect((await start(folder)).connection).toEqual(first.connection);
});

test('a start makes a program executable again that has lost its permission', () => {
  const program = path.join(temporaryFolder(), 'postgres');
  writeFileSync(program, '', { mode: 0o644 });
  makeExecutable(program);
  expect(statSync(program).mode & 0o777).toBe(0o755);
});

test('a start recovers from a first start that was killed half-way', async () => {
  const folder = temporaryFolder();
  const child = spawnChild(folder);
  await vi.waitUntil(() => readdirSync(folder).some((name) => name.startsWith('pg.new-')), {
    timeout: 150_000,
    interval: 1,
  });
  await kill(child);
  expect(existsSync(path.join(folder, 'pg'))).toBe(false);
  const server = await start(folder);
  expect(await ask(server.connection, 'SELECT 1')).toEqual([1]);
  await server.stop();
  await start(folder);
  expect(readdirSync(folder).sort()).toEqual(['lock', 'pg', 'sock']);
});

test('the embedded server touches no files that are not its own', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'pg'));
  writeFileSync(path.join(folder, 'pg', 'letter.txt'), 'dear');
  await expect(start(folder)).rejects.toThrow(/holds files but no PostgreSQL database: move it away/);
  expect(existsSync(path.join(folder, 'pg', 'letter.txt'))).toBe(true);
});

test.for([
  ['ALTER SYSTEM SET fsync = off', 'fsync'],
  ['ALTER SYSTEM SET full_page_writes = off', 'full_page_writes'],
  ['ALTER ROLE app SET synchronous_commit = off', 'synchronous_commit'],
] as const)('the embedded server refuses to start after %s', async ([statement, setting]) => {
  const folder = usedFolder();
  const server = await start(folder);
  await ask(server.connection, statement);
  await server.stop();
  const sentence = `The database could lose data in a crash because ${setting} is off: remove that setting.`;
  await expect(start(folder, { settings: {} })).rejects.toThrow(sentence);
  expect(existsSync(path.join(folder, 'pg', 'postmaster.pid'))).toBe(false);
});

test('a failed start passes on the reason that PostgreSQL gives', async () => {
  const folder = usedFolder();
  writeFileSync(path.join(folder, 'pg', 'PG_VERSION'), '17\n');
  const run = start(folder);
  await expect(run).rejects.toThrow(DatabaseSetupError);
  await expect(run).rejects.toThrow(/^PostgreSQL did not start \(exit code 1\): database files are incompatible/);
});

test('the embedded server keeps answering while it writes a long log', async () => {
  const { connection } = await start(usedFolder());
  const noise = `DO $$ BEGIN FOR i IN 1..3000 LOOP RAISE LOG '%', repeat('x', 1000); END LOOP; END $$`;
  await ask(connection, noise);
  expect(await ask(connection, 'SELECT 1')).toEqual([1]);
});
