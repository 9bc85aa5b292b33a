import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { pgView, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { withCompiledRows } from '../compiled-rows.ts';
import { openDatabase } from '../database.ts';
import { ask } from '../embedded/server.fixture.ts';
import { startTestServer, type TestServer } from '../test-database.ts';

let server: TestServer;

setFlagsFromString('--expose_gc');
const collectGarbage: (options?: { type: 'minor' }) => void = runInNewContext('gc');

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const queries = 300;
const rowBytes = 25 * 400;

test('the result of a query is freed by the next garbage collection of the young generation', async () => {
  await ask(
    server.connection,
    `CREATE OR REPLACE VIEW rows_to_forget AS SELECT repeat('x', 400) || n AS body FROM generate_series(1, 25) AS n`,
  );
  const database = await openDatabase({ connection: server.connection, poolSize: 1 });
  onTestFinished(() => database.close());
  const rows = pgView('rows_to_forget', { body: text() }).existing();
  const statement = withCompiledRows(
    database.reads.select({ body: rows.body }).from(rows).where(sql`true`).prepare('forgotten'),
  );
  const askAll = async () => {
    let rowsSeen = 0;
    for (let times = 0; times < queries; times++) rowsSeen += (await statement.execute()).length;
    expect(rowsSeen).toBe(queries * 25);
  };
  await askAll();
  // The least of several looks: what else the process holds comes and goes meanwhile.
  let survived = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 4; look++) {
    collectGarbage();
    await askAll();
    await setImmediate();
    for (let times = 0; times < 2; times++) collectGarbage({ type: 'minor' });
    const afterYoung = process.memoryUsage().heapUsed;
    collectGarbage();
    survived = Math.min(survived, afterYoung - process.memoryUsage().heapUsed);
  }
  expect(survived).toBeLessThan((queries * rowBytes) / 3);
});
