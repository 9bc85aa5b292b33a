import { expect, test } from 'vitest';
import { readTrustedProxies } from '#config/trusted-proxies.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLogin, anAccount } from '../account.fixture.ts';
import { codeOf } from '../second-factor/second-factor.fixture.ts';

const site = testSite({ config: { trustedProxies: readTrustedProxies('1') as never } });

const post = (path: string, body: unknown, address: string, headers: Record<string, string> = {}) =>
  site.ask(`/api/v3/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(body),
  });

test('password guesses from many IPv6 networks of one owner are limited together (T17)', async () => {
  const { email } = await anAccount(site.db);
  const guess = (address: string) => post('login', { email, password: 'Wrong Horse 7' }, address);
  const statuses: number[] = [];
  for (let network = 1; network <= 32; network += 1)
    statuses.push((await guess(`2001:db8:7:${network.toString(16)}::1`)).status);
  expect(statuses).toEqual([...Array(30).fill(401), 429, 429]);
  for (const elsewhere of ['2001:db8:8:1::1', '203.0.113.9']) expect((await guess(elsewhere)).status).toBe(401);
});

test("guesses of an authenticator app's first code are limited, even from many addresses (T92)", async () => {
  const { headers } = await aLogin(site.db, { role: 'ADMIN' });
  const { secret } = (await post('two-factor/totp', {}, '203.0.113.1', headers)).json.data;
  const confirm = (code: string, turn: number) =>
    post('two-factor/totp/confirm', { code }, `203.0.113.${turn + 1}`, headers);
  const statuses: number[] = [];
  for (let turn = 1; turn <= 20; turn += 1) statuses.push((await confirm(codeOf(secret, 9), turn)).status);
  expect(statuses).toEqual(Array(20).fill(400));
  const answer = await confirm(codeOf(secret), 21);
  expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
});
