import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { clientConfig, type SocketConnection } from './connections/connection.ts';
import { ask, start, usedFolders } from './embedded/server.fixture.ts';
import { connectionsOf } from './embedded-postgres.ts';
import { grantRights } from './rights.ts';
import { ensureRoles } from './roles.ts';

const usedFolder = usedFolders();

const refused = /permission denied/;

/** Several statements, one after the other. */
async function run(connection: SocketConnection, statements: string): Promise<void> {
  for (const statement of statements.split('; ')) await ask(connection, statement);
}

test('an embedded server has three roles, and admits only system users that the kernel confirms (T68, T84)', async () => {
  const folder = usedFolder();
  const { connection } = await start(folder);
  const { owner, writer, reader } = connectionsOf(connection);
  expect(readFileSync(path.join(folder, 'pg/pg_hba.conf'), 'utf8')).toBe('local all,replication all peer map=site\n');
  await ask(owner, 'CREATE TABLE notes (id int PRIMARY KEY, text text, secret text)');
  await run(owner, 'CREATE SCHEMA drizzle; CREATE SCHEMA pgboss');
  const readable = { notes: ['id', 'text'] };
  const roles = { writer: writer.user, reader: reader.user };
  await grantRights(owner, roles, readable);
  await ask(writer, `INSERT INTO notes VALUES (1, 'a', 'b')`);
  expect(await ask(reader, 'SELECT text FROM notes')).toEqual(['a']);
  for (const statement of ['SELECT secret FROM notes', 'DELETE FROM notes'])
    await expect(ask(reader, statement)).rejects.toThrow(refused);
  for (const role of [writer, reader])
    for (const statement of [
      'CREATE TEMP TABLE t (x int)',
      'CREATE TABLE t (x int)',
      'DROP TABLE notes',
      `COPY (SELECT 1) TO PROGRAM 'true'`,
    ])
      await expect(ask(role, statement)).rejects.toThrow(/permission denied|must be owner/);
  // A right that a version before gave is taken back; what is made later the writer has at once.
  await ask(owner, 'CREATE TABLE later (x int)');
  await ask(writer, 'INSERT INTO later VALUES (1)');
  await grantRights(owner, roles, { later: 'all' });
  expect(await ask(reader, 'SELECT x FROM later')).toEqual([1]);
  await expect(ask(reader, 'SELECT text FROM notes')).rejects.toThrow(refused);
});

test('a data folder from before the roles, owned by the superuser and open to all, is upgraded without losing data (T84)', async () => {
  const folder = usedFolder();
  const old = await start(folder);
  const { connection } = old;
  // As older versions left it.
  await run(connection, 'ALTER DATABASE postgres OWNER TO app; GRANT TEMPORARY ON DATABASE postgres TO PUBLIC');
  await run(connection, 'DROP ROLE site_owner; DROP ROLE site_writer; DROP ROLE site_reader');
  await run(connection, 'CREATE EXTENSION pg_trgm; CREATE SCHEMA drizzle; CREATE SCHEMA pgboss');
  await run(connection, `CREATE TYPE mood AS ENUM ('good'); CREATE TABLE drizzle.log (id serial, mood mood)`);
  await ask(connection, `CREATE FUNCTION twice(int) RETURNS int LANGUAGE sql AS 'SELECT 2 * $1'`);
  await run(
    connection,
    'CREATE TABLE kept (id int GENERATED ALWAYS AS IDENTITY, text text); CREATE VIEW seen AS SELECT * FROM kept',
  );
  await ask(connection, `INSERT INTO kept (text) VALUES ('as it was')`);
  await old.stop();
  writeFileSync(path.join(folder, 'pg/pg_hba.conf'), 'local all all trust\n');
  rmSync(path.join(folder, 'pg/pg_ident.conf'));
  writeFileSync(path.join(folder, 'pg/pg_ident.conf'), '');

  const { owner, writer } = connectionsOf((await start(folder)).connection);
  await grantRights(owner, { writer: writer.user, reader: null }, {});
  expect(await ask(writer, 'SELECT text FROM seen')).toEqual(['as it was']);
  const foreign = `SELECT relname FROM pg_class WHERE relowner = 10 AND relnamespace::regnamespace::text IN ('public', 'drizzle', 'pgboss')`;
  expect(await ask(owner, foreign)).toEqual([]);
  // A migration may change all of it.
  await run(
    owner,
    `ALTER TABLE kept ADD COLUMN more int; ALTER TYPE mood ADD VALUE 'better'; DROP FUNCTION twice; DROP TABLE drizzle.log`,
  );
});

test('roles are made although somebody writes already, and waits for a table that is being given to its owner', async () => {
  const { connection } = await start(usedFolder());
  await run(connection, 'CREATE TABLE first (id int); CREATE TABLE second (id int)');
  const [superuser, writer] = [new pg.Client(clientConfig(connection)), new pg.Client(clientConfig(connection))];
  await Promise.all([superuser.connect(), writer.connect()]);
  try {
    await writer.query('BEGIN; INSERT INTO second VALUES (1)');
    const ensured = ensureRoles(superuser);
    const waiting = `SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'second'::regclass`;
    await expect.poll(() => ask(connection, waiting)).toHaveLength(1);
    // It has waited for so long that PostgreSQL would find the writer, not it, at a deadlock.
    await writer.query('SELECT pg_sleep(1.1)');
    await expect.poll(() => ask(connection, waiting)).toHaveLength(1);
    // Now each of the two holds what the other one needs.
    await writer.query('INSERT INTO first VALUES (1); COMMIT');
    await ensured;
    const owners = `SELECT tableowner::text FROM pg_tables WHERE tablename IN ('first', 'second')`;
    expect(await ask(connection, owners)).toEqual(['site_owner', 'site_owner']);
    expect(await ask(connection, 'SELECT id FROM first UNION ALL SELECT id FROM second')).toEqual([1, 1]);
  } finally {
    await Promise.all([superuser.end(), writer.end()]);
  }
});
