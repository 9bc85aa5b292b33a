import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { afterAll, expect, test } from 'vitest';
import { addressOf, emptyFolder } from '../../test/site/child-site.ts';
import { runInside } from '../../test/site/command.ts';
import { testSite } from '../../test/site/test-site.ts';
import { aLogin, anAccount } from '../features/accounts/server/account.fixture.ts';
import { anAuthenticatorApp } from '../features/accounts/server/second-factor/second-factor.fixture.ts';
import { hasTotp } from '../features/accounts/server/second-factor/second-factor.repository.ts';
import { resetLostFactor } from './commands/reset-second-factor.ts';

const site = testSite();
const { folder, remove } = emptyFolder();
afterAll(remove);

const run = (...args: string[]) =>
  runInside(resetLostFactor, args, {
    DATABASE_URL: addressOf(site.database.connection as SocketConnection),
    DATA_DIR: folder,
  });

test('reset-second-factor removes a lost second factor and logs its owner out', async () => {
  const olga = await aLogin(site.db, { role: 'AUTHOR', email: 'olga@example.com' });
  await anAuthenticatorApp(site.db, olga.account.id);
  const { code, stdout, stderr } = await run('--email', 'Olga@example.com');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('is reset');
  expect(await hasTotp(site.db, olga.account.id)).toBe(false);
  expect((await site.ask('/api/v3/auth/me', { headers: olga.headers })).status).toBe(401);
});

test.each([
  [['--email', 'nobody@example.com'], 'There is no account with the address nobody@example.com.'],
  [['--email', 'nothing-set@example.com'], 'No second factor is set up.'],
  [['--email', 'nothing'], 'Please enter a valid email address. Usage:'],
  [[], 'Email is required. Usage:'],
])('reset-second-factor with the arguments %j explains what is wrong', async (args, words) => {
  await anAccount(site.db, { email: 'nothing-set@example.com' }).catch(() => {});
  const { code, stderr } = await run(...args);
  expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
});
