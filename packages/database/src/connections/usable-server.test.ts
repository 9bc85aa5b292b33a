import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { DatabaseSetupError } from '../errors.ts';
import { oneText, refusal, startScriptedServer } from './scripted-server.fixture.ts';

/** The sentence with which an address is refused. It must never show the password. */
async function refusalOf(url: string): Promise<string> {
  const error = await openDatabase({ url, poolSize: 1 }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(DatabaseSetupError);
  const { message } = error as Error;
  expect(message).not.toContain('secret');
  return message;
}

const badAddress =
  'DATABASE_URL is not a PostgreSQL address: write it like postgres://user:password@host:5432/name, ' +
  'with special characters in the password percent-encoded.';

test.for([
  '',
  'localhost',
  'mysql://me:secret@localhost/name',
  'postgres://me:sec/ret@localhost/secret',
  'postgres://me:100%secret@localhost/name',
])('a bad database address is explained: %s', async (url) => {
  expect(await refusalOf(url)).toBe(badAddress);
});

test('a database server that does not answer is explained', async () => {
  const sentence = 'No PostgreSQL answers at 127.0.0.1:1: start it, or correct host and port in DATABASE_URL.';
  expect(await refusalOf('postgres://me:secret@127.0.0.1:1/name')).toBe(sentence);
  const socket = await refusalOf('postgres://%2Fnowhere/name');
  expect(socket).toBe('No PostgreSQL answers at /nowhere: start it, or correct host and port in DATABASE_URL.');
  expect(await refusalOf('postgres://localhost/name?host=/nowhere')).toBe(socket);
});

test('an unknown database host is explained', async () => {
  const sentence = 'The database host "database.invalid" is not known: check the host in DATABASE_URL.';
  expect(await refusalOf('postgres://me:secret@database.invalid/name')).toBe(sentence);
});

test.for([
  ['28P01', 'no', 'refuses the user "me": check user and password in DATABASE_URL.'],
  [
    '28000',
    'no pg_hba.conf entry, no encryption',
    'wants an encrypted connection: add ?sslmode=verify-full to DATABASE_URL.',
  ],
  ['3D000', 'no', 'has no database "name": create it, or correct the name in DATABASE_URL.'],
  ['53300', 'no', 'has no connection left: raise its max_connections, or stop other clients.'],
  ['XX000', 'oops', 'cannot be used (oops): check DATABASE_URL.'],
] as const)('a database server that answers %s is explained', async ([code, text, end]) => {
  const address = await startScriptedServer({ refusal: refusal(code, text) });
  expect(await refusalOf(`postgres://me:secret@${address}/name`)).toBe(`PostgreSQL at ${address} ${end}`);
});

test('a database server that is too old is refused', async () => {
  const address = await startScriptedServer({ answer: oneText('140012') });
  const sentence = `PostgreSQL at ${address} has version 14: upgrade it to 15 or later, or change DATABASE_URL.`;
  expect(await refusalOf(`postgres://me:secret@${address}/name`)).toBe(sentence);
});
