import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { openDatabase } from '@trekker/database/database.ts';
import { connectionsOf } from '@trekker/database/embedded-postgres.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();
const roles = () => connectionsOf(site.database.connection as SocketConnection);
let writer: pg.Client;
let reader: pg.Client;

beforeAll(async () => {
  await aLogin(site.db, { email: 'ana@example.com' });
  [writer, reader] = (await Promise.all(
    [roles().writer, roles().reader].map(async (connection) => {
      const client = new pg.Client({ ...connection, port: 5432 });
      await client.connect();
      return client;
    }),
  )) as [pg.Client, pg.Client];
});
afterAll(() => Promise.all([writer.end(), reader.end()]));

/**
 * PostgreSQL's code for why it refuses: 42501 is want of the right, 42704 and the like would be a mistake of the test.
 */
async function refusalOf(client: pg.Client, statement: string): Promise<string> {
  try {
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query('ROLLBACK');
  }
}

/** What nobody may do who answers requests. */
const never = [
  `COPY (SELECT 'x') TO PROGRAM 'touch /tmp/planted'`,
  `COPY settings FROM PROGRAM 'echo 1'`,
  `COPY (SELECT 'x') TO '/tmp/planted'`,
  `SELECT pg_read_file('/etc/passwd')`,
  `SELECT lo_from_bytea(0, 'x')`,
  `SELECT lo_import('/etc/passwd')`,
  'CREATE TABLE planted (x int)',
  `CREATE FUNCTION planted() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
  `CREATE ROLE planted SUPERUSER`,
  'ALTER ROLE CURRENT_USER SUPERUSER',
  'ALTER TABLE accounts DISABLE TRIGGER USER',
  'TRUNCATE sessions',
  'DROP TABLE sessions',
  'SET ROLE app',
  'SET ROLE site_owner',
  'SET SESSION AUTHORIZATION app',
  `ALTER SYSTEM SET fsync = off`,
  `DELETE FROM drizzle.__drizzle_migrations`,
];

/** What is not for those who read for everybody. */
const kept = [
  'SELECT * FROM sessions',
  'SELECT token_hash FROM sessions',
  'SELECT email FROM accounts',
  'SELECT password_hash FROM accounts',
  'SELECT * FROM accounts',
  'SELECT hash FROM one_time_tokens',
  'SELECT email FROM feedback',
  'SELECT message FROM contact_messages',
  'SELECT email FROM newsletter_subscribers',
  'SELECT data FROM pgboss.job',
  'SELECT detail FROM activity_entries',
];
const writes = [
  `INSERT INTO settings (site_name) VALUES ('x')`,
  `UPDATE accounts SET role = 'AUTHOR'`,
  `UPDATE destinations SET published = true`,
  'DELETE FROM reviews',
  'LOCK TABLE destinations IN ACCESS EXCLUSIVE MODE',
];

describe('the database roles', () => {
  test.each(never)('both refuse the statement %s (T84)', async (statement) => {
    const codes = [await refusalOf(writer, statement), await refusalOf(reader, statement)];
    expect(codes.filter((code) => !['42501', '42602'].includes(code))).toEqual([]);
  });

  test.each([...kept, ...writes])('refuse the statement %s to the role of shared reads (T84)', async (statement) => {
    // What the site itself says when it connects can be taken back by any statement.
    const unlocked = `SET default_transaction_read_only = off; ${statement}`;
    expect(await refusalOf(reader, unlocked)).toBe('42501');
  });
});

test('an injected statement on the shared-reads connection can neither write nor read private data (T84)', async () => {
  const database = await openDatabase({ connection: roles().writer, reader: roles().reader, poolSize: 1 });
  const say = (words: string) =>
    database.publicReads.execute(sql.raw(words)).then(
      () => 'done',
      (error: { cause?: { code?: string } }) => error.cause?.code,
    );
  expect(await say('SELECT slug FROM public_destinations')).toBe('done');
  for (const words of [...kept, ...writes, ...never])
    expect([words, await say(words)]).toEqual([words, expect.stringMatching(/^(42501|25006|42602|25P01)$/)]);
  await database.close();
});

test('every statement of the site runs under a role without unneeded rights (T84)', async () => {
  const { rows } = await writer.query(
    `SELECT rolname, rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls AS strong,
       (SELECT count(*)::int FROM pg_auth_members WHERE member = pg_roles.oid) AS memberships
     FROM pg_roles WHERE rolname LIKE 'site%' ORDER BY rolname`,
  );
  expect(rows).toEqual(
    ['site_owner', 'site_reader', 'site_writer'].map((rolname) => ({ rolname, strong: false, memberships: 0 })),
  );
});
