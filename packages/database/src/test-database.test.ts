import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { SocketConnection } from './connections/connection.ts';
import { ask } from './embedded/server.fixture.ts';
import { migrationsFolder } from './migrate.fixture.ts';
import { cloneTestDatabase } from './test-database.ts';
import { databaseGlobalSetup } from './vitest-global-setup.ts';

/** Runs the global setup as vitest would, and its teardown with the test. */
async function setUp(folder: string): Promise<{ server: SocketConnection; tearDown: () => Promise<void> }> {
  const provided = new Map<string, SocketConnection>();
  const project = { provide: provided.set.bind(provided) } as unknown as TestProject;
  const tearDown = await databaseGlobalSetup(folder)(project);
  onTestFinished(tearDown);
  return { server: provided.get('testServer') as SocketConnection, tearDown };
}

test('every test database is a fresh copy of the migrated template', async () => {
  const { server } = await setUp(migrationsFolder([1, 'CREATE TABLE items AS SELECT 1 AS id']));
  const [first, second] = await Promise.all([cloneTestDatabase(server), cloneTestDatabase(server)]);
  await ask(first.connection, 'DELETE FROM items');
  expect(await ask(first.connection, 'SELECT id FROM items')).toEqual([]);
  expect(await ask(second.connection, 'SELECT id FROM items')).toEqual([1]);

  const busy = ask(first.connection, 'SELECT pg_sleep(60)').catch((error: Error) => error);
  await first.drop();
  expect(await busy).toBeInstanceOf(Error);
  expect(await ask(server, `SELECT count(*)::int FROM pg_database WHERE datname LIKE 'test\\_%'`)).toEqual([2]);
});

test('a test database leaves nothing behind', async () => {
  const { server, tearDown } = await setUp(migrationsFolder());
  expect(existsSync(server.host)).toBe(true);
  await tearDown();
  expect(existsSync(path.dirname(server.host))).toBe(false);
});
