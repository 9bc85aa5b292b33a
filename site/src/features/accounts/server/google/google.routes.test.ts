import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { languages } from '#features/languages/server/language.table.ts';
import type { TestSite } from '#test/site/test-site.ts';
import { beginGoogle, googleHarness, inBrowser, siteUrl, ticketIn } from './google-harness.fixture.ts';
import { accountIdentities } from './identity.table.ts';

const harness = googleHarness();
const { site, visitGoogle, comeBack, trade, accountsOf, sessionCount } = harness;
let twin: TestSite;
beforeAll(async () => {
  twin = await site.twin();
});
afterAll(() => twin.close());

async function logIn() {
  const { back, cookie } = await visitGoogle();
  const ticket = ticketIn(await comeBack(back, cookie));
  return { ticket, cookie, answer: await trade(ticket, { ...inBrowser, cookie }) };
}

describe('a login with Google', () => {
  test('redirects the browser with everything that ties the answer to it', async () => {
    const { status, headers, location } = await visitGoogle();
    expect([status, headers['cache-control']]).toEqual([302, 'private, no-store']);
    const asked = Object.fromEntries(location.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'trekker',
      redirect_uri: `${siteUrl}${beginGoogle}/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(headers['set-cookie']?.[0]).toMatch(/^google-flow=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('creates an account once, with the role USER and no password, and recognises it later', async () => {
    const first = await logIn();
    expect(first.answer.status).toBe(200);
    const { user, AuthenticatorToken } = first.answer.json;
    expect(user).toMatchObject({
      email: harness.ana.email,
      fullName: 'Ana Maria',
      role: 'USER',
      emailVerified: true,
      hasPassword: false,
    });
    const session = (first.answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
    const me = await site.ask('/api/v3/auth/me', {
      headers: { authorization: `Bearer ${AuthenticatorToken}`, cookie: session.join('; ') },
    });
    expect([me.status, me.json.user._id]).toEqual([200, user._id]);
    // The address at the provider is data: who it is goes by the subject.
    harness.provider.is({ ...harness.ana, email: `new-${harness.ana.email}`, email_verified: false });
    expect((await logIn()).answer.json.user._id).toBe(user._id);
    expect(await accountsOf(harness.ana.email)).toHaveLength(1);
    expect(await accountsOf(`new-${harness.ana.email}`)).toHaveLength(0);
  });

  test('comes back to the pages of the language in which it began, and a new account keeps it', async () => {
    await aLanguage(site.db, { code: 'de' });
    site.forget();
    const { back, cookie } = await visitGoogle(site, '?language=de');
    expect(await comeBack(back, cookie)).toMatch(`${siteUrl}/de/auth/check-login?token=`);
    expect(await accountsOf(harness.ana.email)).toEqual([expect.objectContaining({ language: 'de' })]);
    const failed = await visitGoogle(site, '?language=de');
    failed.back.searchParams.set('error', 'access_denied');
    expect(await comeBack(failed.back, failed.cookie)).toBe(`${siteUrl}/de/login?error=google_cancelled`);
    const other = await visitGoogle();
    expect(await comeBack(other.back, other.cookie)).toMatch(`${siteUrl}/auth/check-login?token=`);
    await site.db.delete(languages);
    site.forget();
  });

  test('fifty times at once creates one account, whichever process answers', async () => {
    const visits = await Promise.all(Array.from({ length: 50 }, () => visitGoogle()));
    const locations = await Promise.all(
      visits.map(async ({ back, cookie }, index) => {
        const to = index % 2 ? twin : site;
        let location = await comeBack(back, cookie, to);
        // Whom a busy site turned away begins again.
        for (let turn = 0; !location && turn < 20; turn += 1) {
          const next = await visitGoogle();
          location = await comeBack(next.back, next.cookie, to);
        }
        return location;
      }),
    );
    expect(locations.filter((location) => location.includes('token='))).toHaveLength(50);
    const [account, ...others] = await accountsOf(harness.ana.email);
    const identities = await site.db
      .select()
      .from(accountIdentities)
      .where(eq(accountIdentities.subject, harness.ana.sub));
    expect([others, identities]).toEqual([[], [expect.objectContaining({ accountId: account?.id })]]);
  });
});

describe('the ticket of a Google login', () => {
  test('works once, and only in the browser that started it (T14)', async () => {
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

  test('is refused to a page of another site', async () => {
    const { back, cookie } = await visitGoogle();
    const ticket = ticketIn(await comeBack(back, cookie));
    expect((await trade(ticket, { origin: 'https://evil.example', cookie })).status).toBe(403);
  });
});
