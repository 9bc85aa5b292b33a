import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../../test/site-process.ts';
import { type TestSite, testSite } from '../../../../test/test-site.ts';
import { anAccount, logInAs } from './account.fixture.ts';
import { accounts } from './account.table.ts';
import { accountIdentities } from './identity.table.ts';
import { hashPassword } from './password-hash.ts';
import { type ProviderDouble, startImpostor, startProvider } from './provider-double.fixture.ts';
import { sessions } from './session.table.ts';

const siteUrl = 'http://trekker.test';
let provider: ProviderDouble;
let awayPort: number;

beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const client = { clientId: 'trekker', clientSecret: 'a secret of the client' };
const site = testSite(async () => ({ config: { siteUrl, google: { issuer: provider.issuer, ...client } } }));
const siteWithoutGoogle = testSite({ config: { siteUrl } });
const siteOfAway = testSite(async () => {
  awayPort = Number(await freePort());
  return { config: { siteUrl, google: { issuer: `http://localhost:${awayPort}`, ...client } } };
});

let twin: TestSite;
beforeAll(async () => {
  twin = await site.twin();
});
afterAll(() => twin.close());

const begin = '/api/v3/auth/google';
const inBrowser = { 'sec-fetch-site': 'same-origin' };

let number = 0;
let ana: { sub: string; email: string; email_verified: boolean; name: string };
beforeEach(() => {
  number += 1;
  ana = { sub: `google-${number}`, email: `ana-${number}@example.com`, email_verified: true, name: 'Ana Maria' };
  provider.is(ana);
});

const cookieOf = (headers: { 'set-cookie'?: string[] }) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

/** The browser is sent to the provider, logs in there, and is on its way back. */
async function visitGoogle(at = site) {
  const { status, headers } = await at.ask(begin);
  const location = new URL(headers.location ?? '');
  const back = location.origin === siteUrl ? location : await provider.visit(location.href);
  return { status, headers, location, cookie: cookieOf(headers), back };
}

const comeBack = async (back: URL, cookie: string, to: TestSite = site) =>
  (await to.ask(`${back.pathname}${back.search}`, { headers: cookie ? { cookie } : {} })).headers.location ?? '';

const trade = (token: string, headers: Record<string, string>) =>
  site.ask(`/api/v3/auth/set-cookie/${token}`, { method: 'POST', headers });

const ticketIn = (location: string) =>
  new RegExp(`^${siteUrl}/auth/check-login\\?token=([\\w-]{43})$`).exec(location)?.[1] ?? `none in ${location}`;

async function logIn() {
  const { back, cookie } = await visitGoogle();
  const ticket = ticketIn(await comeBack(back, cookie));
  return { ticket, cookie, answer: await trade(ticket, { ...inBrowser, cookie }) };
}

const accountsOf = (email: string) => site.db.select().from(accounts).where(eq(accounts.email, email));
const sessionCount = async () => (await site.db.select().from(sessions)).length;

describe('a login with Google', () => {
  test('sends the browser there with all that ties the answer to it', async () => {
    const { status, headers, location } = await visitGoogle();
    expect([status, headers['cache-control']]).toEqual([302, 'private, no-store']);
    const asked = Object.fromEntries(location.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'trekker',
      redirect_uri: `${siteUrl}${begin}/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(headers['set-cookie']?.[0]).toMatch(/^google-flow=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('makes an account once, with the role USER and no password, and knows it again', async () => {
    const first = await logIn();
    expect(first.answer.status).toBe(200);
    const { user, AuthenticatorToken } = first.answer.json;
    expect(user).toMatchObject({
      ...{ email: ana.email, fullName: 'Ana Maria', role: 'USER' },
      ...{ emailVerified: true, hasPassword: false },
    });
    const session = (first.answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
    const me = await site.ask('/api/v3/auth/me', {
      headers: { authorization: `Bearer ${AuthenticatorToken}`, cookie: session.join('; ') },
    });
    expect([me.status, me.json.user._id]).toEqual([200, user._id]);
    // The address at the provider is data: who it is goes by the subject.
    provider.is({ ...ana, email: `new-${ana.email}`, email_verified: false });
    expect((await logIn()).answer.json.user._id).toBe(user._id);
    expect(await accountsOf(ana.email)).toHaveLength(1);
    expect(await accountsOf(`new-${ana.email}`)).toHaveLength(0);
  });

  test('fifty times at once makes one account, whichever process they come back to', async () => {
    const visits = await Promise.all(Array.from({ length: 50 }, () => visitGoogle()));
    const locations = await Promise.all(
      visits.map(({ back, cookie }, index) => comeBack(back, cookie, index % 2 ? twin : site)),
    );
    expect(locations.filter((location) => location.includes('token='))).toHaveLength(50);
    const [account, ...others] = await accountsOf(ana.email);
    const identities = await site.db.select().from(accountIdentities).where(eq(accountIdentities.subject, ana.sub));
    expect([others, identities]).toEqual([[], [expect.objectContaining({ accountId: account?.id })]]);
  });

  test('joins the account whose address is confirmed, which keeps its password and sessions', async () => {
    const account = await anAccount(site.db, {
      email: ana.email.toUpperCase(),
      emailVerifiedAt: new Date(),
      passwordHash: 'kept',
    });
    const headers = await logInAs(site.db, account);
    expect((await logIn()).answer.json.user).toMatchObject({ _id: account.id, hasPassword: true });
    expect((await site.ask('/api/v3/auth/me', { headers })).status).toBe(200);
  });

  test('takes over an account that somebody made in their name (T22)', async () => {
    const account = await anAccount(site.db, {
      email: ana.email,
      passwordHash: await hashPassword('stranger Horse 7'),
    });
    const headers = await logInAs(site.db, account);
    expect((await logIn()).answer.json.user).toMatchObject({ _id: account.id, hasPassword: false });
    expect((await site.ask('/api/v3/auth/me', { headers })).status).toBe(401);
    const byPassword = await site.ask('/api/v3/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ana.email, password: 'stranger Horse 7' }),
    });
    expect(byPassword.status).toBe(401);
  });
});

describe('a ticket', () => {
  test('works once, and in the browser that began alone (T14)', async () => {
    const { back, cookie } = await visitGoogle();
    const ticket = ticketIn(await comeBack(back, cookie));
    const before = await sessionCount();
    const other = await visitGoogle();
    for (const foreign of ['', other.cookie, 'google-flow=nonsense']) {
      const { status, json } = await trade(ticket, { ...inBrowser, cookie: foreign });
      expect([status, json]).toEqual([401, { success: false, message: 'Login failed' }]);
    }
    expect(await sessionCount()).toBe(before);
    expect((await trade(ticket, { ...inBrowser, cookie })).status).toBe(200);
    expect((await trade(ticket, { ...inBrowser, cookie })).status).toBe(401);
  });

  test('is no use to a page of another site', async () => {
    const { back, cookie } = await visitGoogle();
    const ticket = ticketIn(await comeBack(back, cookie));
    expect((await trade(ticket, { origin: 'https://evil.example', cookie })).status).toBe(403);
  });
});

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: unknown) => String(token).split('.') as [string, string, string];
const payloadOf = (token: unknown) => JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString());

type Body = Record<string, unknown>;
const inAnswer = (change: (body: Body) => void) => () => provider.spoilAnswer((answer) => change(answer.body as Body));
const inToken = (claims: Body) => () => provider.spoilToken(({ payload }) => void Object.assign(payload, claims));

describe('nobody is logged in by (T21)', () => {
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
        body.id_token = `${signed}.${createHmac('sha256', client.clientSecret).update(signed).digest('base64url')}`;
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
        provider.spoilAnswer((answer) => {
          Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } });
        }),
      'google_failed',
    ],
    [
      'a provider that fails',
      () => provider.spoilAnswer((answer) => void Object.assign(answer, { statusCode: 500, body: {} })),
      'google_failed',
    ],
    [
      'a provider that says nothing',
      () => provider.spoilAnswer((answer) => void Object.assign(answer, { body: '' })),
      'google_failed',
    ],
  ])('%s', async (_, spoil, reason) => {
    const before = await sessionCount();
    const { back, cookie } = await visitGoogle();
    spoil();
    expect(await comeBack(back, cookie)).toBe(`${siteUrl}/login?error=${reason}`);
    expect([await sessionCount(), await accountsOf(ana.email)]).toEqual([before, []]);
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
    expect([await sessionCount(), await accountsOf(ana.email)]).toEqual([before, []]);
  });

  test('an answer that comes again', async () => {
    const { back, cookie } = await visitGoogle();
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBack(back, cookie)));
    expect(answers.filter((location) => location.includes('token='))).toHaveLength(1);
    expect(await comeBack(back, cookie)).toBe(`${siteUrl}/login?error=google_failed`);
  });

  test("the code of another's login", async () => {
    const [mine, theirs] = [await visitGoogle(), await visitGoogle()];
    mine.back.searchParams.set('code', theirs.back.searchParams.get('code') ?? '');
    expect(await comeBack(mine.back, mine.cookie)).toBe(`${siteUrl}/login?error=google_failed`);
  });
});

describe('where the provider', () => {
  test('is not configured, the login page says so', async () => {
    const { status, location, headers } = await visitGoogle(siteWithoutGoogle);
    expect([status, location.href, headers['set-cookie']]).toEqual([
      302,
      `${siteUrl}/login?error=google_off`,
      undefined,
    ]);
  });

  test('is away, slow or somebody else, the login page says so; when it is back all is well', async () => {
    const unavailable = `${siteUrl}/login?error=google_unavailable`;
    const tried = async () => (await siteOfAway.ask(begin)).headers.location;
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
