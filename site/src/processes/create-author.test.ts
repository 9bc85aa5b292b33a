import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { provideBuild } from '../../test/site/built-pages.ts';
import { addressOf, emptyFolder, startSite } from '../../test/site/child-site.ts';
import { runCommand, runInside } from '../../test/site/command.ts';
import { testSite } from '../../test/site/test-site.ts';
import { aLogin, anAccount } from '../features/accounts/server/account.fixture.ts';
import { accounts } from '../features/accounts/server/account.table.ts';
import { addIdentity } from '../features/accounts/server/google/identity.repository.ts';
import { accountIdentities } from '../features/accounts/server/google/identity.table.ts';
import { hashPassword } from '../features/accounts/server/password/password-hash.ts';
import { issueToken } from '../features/accounts/server/tokens/one-time-token.service.ts';
import { oneTimeTokens } from '../features/accounts/server/tokens/one-time-token.table.ts';
import { makeAuthor } from './commands/create-author.ts';

const site = testSite();
const { folder, remove } = emptyFolder();
afterAll(remove);
beforeEach(() => site.db.delete(accounts).then(() => {}));

const runOnSite = (args: string[], input?: string) =>
  runInside(
    makeAuthor,
    args,
    { DATABASE_URL: addressOf(site.database.connection as SocketConnection), DATA_DIR: folder },
    input,
  );

const logIn = (ask: typeof site.ask, email: string, password: string) =>
  ask('/api/v3/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
const printedPassword = (stdout: string) => /shown only this once: (\S+)\n/.exec(stdout)?.[1] ?? '';

describe('create-author', () => {
  test('creates an account with a random password, which it prints', async () => {
    const { code, stdout, stderr } = await runOnSite(['--email', 'olga@example.com', '--name', 'Olga Owner']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('olga@example.com is now an author and can log in at http://127.0.0.1:3000/login');
    const { json } = await logIn(site.ask, 'olga@example.com', printedPassword(stdout));
    expect(json.user).toMatchObject({ role: 'AUTHOR', fullName: 'Olga Owner', emailVerified: true });
  });

  test('reads a password from standard input', async () => {
    const { code, stdout } = await runOnSite(['--email', 'olga@example.com', '--password-stdin'], 'correct Horse 7\n');
    expect([code, printedPassword(stdout)]).toEqual([0, '']);
    expect((await logIn(site.ask, 'olga@example.com', 'correct Horse 7')).json.user.fullName).toBe('olga');
  });

  test('turns an existing account into an author, and logs it out', async () => {
    const passwordHash = await hashPassword('former Horse 7');
    const ana = await aLogin(site.db, { email: 'Ana@example.com', passwordHash, emailVerifiedAt: new Date() });
    const { code, stdout } = await runOnSite(['--email', 'ana@example.com']);
    expect([code, printedPassword(stdout)]).toEqual([0, '']);
    expect((await site.ask('/api/v3/auth/me', { headers: ana.headers })).status).toBe(401);
    const rows = await site.db.select().from(accounts);
    expect(rows.map(({ email, role }) => [email, role])).toEqual([['Ana@example.com', 'AUTHOR']]);
    expect((await logIn(site.ask, 'ana@example.com', 'former Horse 7')).status).toBe(200);
    const again = await runOnSite(['--email', 'ana@example.com', '--password-stdin'], 'correct Horse 7');
    expect(again.code).toBe(0);
    expect((await logIn(site.ask, 'ana@example.com', 'correct Horse 7')).status).toBe(200);
  });

  test('takes an unconfirmed account away from whoever registered it (T02, T22)', async () => {
    const passwordHash = await hashPassword('squatter Horse 7');
    const squatter = await aLogin(site.db, { email: 'ana@example.com', passwordHash });
    await issueToken(site.db, 'confirm-email', squatter.account.id, { email: 'squatter@example.com' });
    await addIdentity(site.db, squatter.account.id, { issuer: 'https://provider.example', subject: 'squatter' });
    const { code, stdout } = await runOnSite(['--email', 'ana@example.com']);
    expect(code).toBe(0);
    expect((await site.ask('/api/v3/auth/me', { headers: squatter.headers })).status).toBe(401);
    expect((await logIn(site.ask, 'ana@example.com', 'squatter Horse 7')).status).toBe(401);
    expect([await site.db.select().from(oneTimeTokens), await site.db.select().from(accountIdentities)]).toEqual([
      [],
      [],
    ]);
    const { json } = await logIn(site.ask, 'ana@example.com', printedPassword(stdout));
    expect(json.user).toMatchObject({ role: 'AUTHOR', emailVerified: true });
  });

  test('refuses a third author and leaves nothing behind', async () => {
    for (const name of ['One', 'Two']) await anAccount(site.db, { name, role: 'AUTHOR' });
    const { code, stderr, stdout } = await runOnSite(['--email', 'olga@example.com']);
    expect([code, stderr, stdout]).toEqual([1, 'Max 2 authors allowed.\n', '']);
    expect(await site.db.select().from(accounts)).toHaveLength(2);
  });

  test.each([
    [[], '', /^Email is required\. Usage: npm run create-author/],
    [['--email', 'olga'], '', /^Please enter a valid email address\. Usage/],
    [['--mail', 'olga@example.com'], '', /'--mail'.* Usage/],
    [['--email', 'olga@example.com', '--password-stdin'], 'horse', /^Password must be at least 8 characters/],
    [['--email', 'olga@example.com', '--password-stdin'], '', /^Password is required/],
  ])('with the arguments %j explains what is wrong', async (args, input, said) => {
    const { code, stderr } = await runOnSite(args, input);
    expect([code, stderr]).toEqual([1, expect.stringMatching(said)]);
    expect(stderr).not.toContain('    at ');
  });
});

test('create-author works on the embedded database, before the first start and during a run, without the sample library', async () => {
  await provideBuild();
  const data = emptyFolder();
  onTestFinished(data.remove);
  const settings = { DATA_DIR: data.folder };
  const first = await runInside(
    makeAuthor,
    ['--email', 'one@example.com', '--password-stdin'],
    settings,
    'correct Horse 7',
  );
  expect([first.code, first.stderr]).toEqual([0, '']);
  const running = await startSite({ ...settings, SAMPLE: 'none', WORKERS: '1' });
  expect((await running.ask('/api/v3/destination')).json.totalCount).toBe(0);
  expect((await logIn(running.ask, 'one@example.com', 'correct Horse 7')).json.user.role).toBe('AUTHOR');
  const second = await runCommand('create-author', ['--email', 'two@example.com'], settings);
  expect([second.code, second.stderr]).toEqual([0, '']);
  expect((await logIn(running.ask, 'two@example.com', printedPassword(second.stdout))).json.user.role).toBe('AUTHOR');
  const third = await runCommand('create-author', ['--email', 'three@example.com'], settings);
  expect([third.code, third.stderr]).toEqual([1, 'Max 2 authors allowed.\n']);
});
