import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freePort } from '#test/site/site-process.ts';
import { testSite } from '#test/site/test-site.ts';
import { beginGoogle, googleClient, googleHarness, siteUrl } from './google-harness.fixture.ts';
import { startImpostor, startProvider } from './provider-double.fixture.ts';

const harness = googleHarness();
const { visitGoogle, comeBack, accountsOf, sessionCount } = harness;
const siteWithoutGoogle = testSite({ config: { siteUrl } });
let awayPort: number;
const siteOfAway = testSite(async () => {
  awayPort = Number(await freePort());
  return { config: { siteUrl, google: { issuer: `http://localhost:${awayPort}`, ...googleClient } } };
});

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: unknown) => String(token).split('.') as [string, string, string];
const payloadOf = (token: unknown) => JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString());

type Body = Record<string, unknown>;
const inAnswer = (change: (body: Body) => void) => () =>
  harness.provider.spoilAnswer((answer) => change(answer.body as Body));
const inToken = (claims: Body) => () =>
  harness.provider.spoilToken(({ payload }) => void Object.assign(payload, claims));

describe('a Google login is refused for (T21)', () => {
  test.each<[string, () => void, string]>([
    [
      'a token without a signature',
      inAnswer((body) => {
        body.id_token = `${segment({ alg: 'none' })}.${partsOf(body.id_token)[1]}.`;
      }),
      'google_failed',
    ],
    [
      'a token signed with the secret of the client',
      inAnswer((body) => {
        const signed = `${segment({ alg: 'HS256' })}.${partsOf(body.id_token)[1]}`;
        body.id_token = `${signed}.${createHmac('sha256', googleClient.clientSecret).update(signed).digest('base64url')}`;
      }),
      'google_failed',
    ],
    [
      'a token that was changed after it was signed',
      inAnswer((body) => {
        const [header, , signature] = partsOf(body.id_token);
        body.id_token = `${header}.${segment({ ...payloadOf(body.id_token), sub: 'somebody-else' })}.${signature}`;
      }),
      'google_failed',
    ],
    [
      'a token of a key that the provider does not have',
      inAnswer((body) => {
        const [header, payload] = partsOf(body.id_token);
        body.id_token = `${header}.${payload}.${Buffer.alloc(256, 7).toString('base64url')}`;
      }),
      'google_failed',
    ],
    ['no token', inAnswer((body) => delete body.id_token), 'google_failed'],
    [
      'a token that is nonsense',
      inAnswer((body) => {
        body.id_token = 'nonsense';
      }),
      'google_failed',
    ],
    ['a token for another client', inToken({ aud: 'another-client' }), 'google_failed'],
    ['a token for several clients', inToken({ aud: ['trekker', 'another-client'] }), 'google_failed'],
    ['a token of another issuer', inToken({ iss: 'https://evil.example' }), 'google_failed'],
    ['a token that is over', inToken({ exp: Math.floor(Date.now() / 1000) - 120 }), 'google_failed'],
    ['a token of another login', inToken({ nonce: 'another' }), 'google_failed'],
    ['a token of no login', inToken({ nonce: undefined }), 'google_failed'],
    ['a token of nobody', inToken({ sub: undefined }), 'google_failed'],
    ['an address that is not verified', inToken({ email_verified: false }), 'google_unverified'],
    ['an address that is verified in words', inToken({ email_verified: 'true' }), 'google_unverified'],
    ['an address of which that is not said', inToken({ email_verified: undefined }), 'google_unverified'],
    ['no address', inToken({ email: undefined }), 'google_unverified'],
    ['several addresses', inToken({ email: ['a@example.com', 'b@example.com'] }), 'google_unverified'],
    ['an address that is none', inToken({ email: 'ana@example.com, eve@example.com' }), 'google_unverified'],
    [
      'a code that the provider refuses',
      () =>
        harness.provider.spoilAnswer((answer) => {
          Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } });
        }),
      'google_failed',
    ],
    [
      'a provider that fails',
      () => harness.provider.spoilAnswer((answer) => void Object.assign(answer, { statusCode: 500, body: {} })),
      'google_failed',
    ],
    [
      'a provider that says nothing',
      () => harness.provider.spoilAnswer((answer) => void Object.assign(answer, { body: '' })),
      'google_failed',
    ],
  ])('%s', async (_, spoil, reason) => {
    const before = await sessionCount();
    const { back, cookie } = await visitGoogle();
    spoil();
    expect(await comeBack(back, cookie)).toBe(`${siteUrl}/login?error=${reason}`);
    expect([await sessionCount(), await accountsOf(harness.ana.email)]).toEqual([before, []]);
  });

  type Changed = { query?: (params: URLSearchParams) => void; cookie?: (cookie: string) => string };

  test.each<[string, Changed, string]>([
    ['an answer without a state', { query: (params) => params.delete('state') }, 'google_failed'],
    ['an answer with a foreign state', { query: (params) => params.set('state', 'x'.repeat(43)) }, 'google_failed'],
    ['an answer with two states', { query: (params) => params.append('state', 'another') }, 'google_failed'],
    ['an answer without a code', { query: (params) => params.delete('code') }, 'google_failed'],
    ['an answer with two codes', { query: (params) => params.append('code', 'another') }, 'google_failed'],
    ['an answer with a made-up code', { query: (params) => params.set('code', 'made-up') }, 'google_failed'],
    [
      'an answer that names another issuer',
      { query: (params) => params.set('iss', 'https://evil.example') },
      'google_failed',
    ],
    ['an answer in another browser', { cookie: () => '' }, 'google_failed'],
    ['an answer in a browser that began another login', { cookie: () => 'google-flow=another' }, 'google_failed'],
    [
      'somebody who changed their mind',
      { query: (params) => params.set('error', 'access_denied') },
      'google_cancelled',
    ],
  ])('%s', async (_, { query, cookie: change }, reason) => {
    const before = await sessionCount();
    const { back, cookie } = await visitGoogle();
    query?.(back.searchParams);
    expect(await comeBack(back, change ? change(cookie) : cookie)).toBe(`${siteUrl}/login?error=${reason}`);
    expect([await sessionCount(), await accountsOf(harness.ana.email)]).toEqual([before, []]);
  });

  test('an answer that is used twice', async () => {
    const { back, cookie } = await visitGoogle();
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBack(back, cookie)));
    expect(answers.filter((location) => location.includes('token='))).toHaveLength(1);
    expect(await comeBack(back, cookie)).toBe(`${siteUrl}/login?error=google_failed`);
  });

  test("the code of another person's login", async () => {
    const [mine, theirs] = [await visitGoogle(), await visitGoogle()];
    mine.back.searchParams.set('code', theirs.back.searchParams.get('code') ?? '');
    expect(await comeBack(mine.back, mine.cookie)).toBe(`${siteUrl}/login?error=google_failed`);
  });
});

describe('while the provider', () => {
  test('is not configured, the login page says so', async () => {
    const { status, location, headers } = await visitGoogle(siteWithoutGoogle);
    expect([status, location.href, headers['set-cookie']]).toEqual([
      302,
      `${siteUrl}/login?error=google_off`,
      undefined,
    ]);
  });

  test('is down, slow or an impostor, the login page says so, and it works again afterwards', async () => {
    const unavailable = `${siteUrl}/login?error=google_unavailable`;
    const tried = async () => (await siteOfAway.ask(beginGoogle)).headers.location;
    expect(await tried()).toBe(unavailable);
    const metadata = { issuer: 'https://evil.example', authorization_endpoint: 'https://evil.example/a' };
    for (const answer of [
      () => ({ status: 500, body: '{}' }),
      () => ({ status: 200, body: 'garbage' }),
      () => ({ status: 200, body: JSON.stringify(metadata) }),
    ]) {
      const impostor = await startImpostor(awayPort, answer);
      expect(await tried()).toBe(unavailable);
      await impostor.close();
    }
    const silence = await startImpostor(awayPort, 'silence');
    const startedAt = performance.now();
    expect(await tried()).toBe(unavailable);
    expect(performance.now() - startedAt).toBeLessThan(7000);
    await silence.close();
    const back = await startProvider(awayPort);
    expect(await tried()).toMatch(new RegExp(`^${back.issuer}/authorize\\?`));
    await back.close();
  });
});
