import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { TestSite } from '#test/site/test-site.ts';
import { logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { accountHarness, auth } from '../account-harness.fixture.ts';
import { sessions } from '../sessions/session.table.ts';

const harness = accountHarness();
const { site, call, processOf, statusOfMe } = harness;

/** A page of ours, in a browser that keeps cookies. */
const ours = { 'sec-fetch-site': 'same-origin' };
const requestLink = (headers: Record<string, string> = {}, email = harness.ana.email) =>
  call('POST', 'otp', { email }, headers);
const newestToken = (count?: number) => harness.post.token(harness.ana.email, '/auth/check-login', count);
const trade = (token: string, headers: Record<string, string> = {}, body: unknown = {}, at?: TestSite) =>
  call('POST', `set-cookie/${token}`, body, headers, at);
const cookieOf = ({ headers }: Awaited<ReturnType<typeof requestLink>>) =>
  headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const sessionsOfAna = () => site.db.select().from(sessions).where(eq(sessions.accountId, harness.ana.id));

/** Asks for a link on a page of ours. Gives its token, and the browser that asked. */
async function askInBrowser() {
  const cookie = cookieOf(await requestLink(ours));
  return { token: await newestToken(), asked: { ...ours, cookie } };
}

describe('a mailed login link', () => {
  test('opens a session once, without a question in the browser that asked for it (T15)', async () => {
    const { token, asked } = await askInBrowser();
    // What scanners of mail do.
    expect((await site.ask(`${auth}/set-cookie/${token}`, { headers: asked })).status).toBe(404);
    const answer = await trade(token, { ...asked, authorization: `Bearer ${token}` });
    expect([answer.status, answer.json.user._id, answer.json.message]).toEqual([
      200,
      harness.ana.id,
      'Login successful',
    ]);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=[\w-]{43}; /);
    const again = await trade(token, asked);
    expect([again.status, again.json]).toEqual([401, { success: false, message: 'Login failed' }]);
  });

  test('shows a part of the address in another browser, and logs in there only after a confirmation (T14, T15)', async () => {
    const { token } = await askInBrowser();
    const stranger = cookieOf(await requestLink(ours, `not-${harness.ana.email}`));
    for (const cookie of ['', stranger, 'asked-for-link=', 'asked-for-link=nonsense']) {
      const refused = await trade(token, { ...ours, cookie });
      expect([refused.status, refused.json.data]).toEqual([409, { email: `${harness.ana.email[0]}…@…` }]);
      expect([refused.headers['set-cookie'], refused.text.includes(harness.ana.email)]).toEqual([undefined, false]);
    }
    expect((await trade(token, ours, { confirmed: false })).status).toBe(409);
    expect(await sessionsOfAna()).toEqual([]);
    const confirmed = await trade(token, ours, { confirmed: true });
    expect([confirmed.status, confirmed.json.user._id]).toEqual([200, harness.ana.id]);
    expect((await trade(token, ours, { confirmed: true })).status).toBe(401);
  });

  test('that no browser asked for must be confirmed in every browser', async () => {
    await requestLink();
    const token = await newestToken();
    expect((await trade(token, { ...ours, cookie: 'asked-for-link=undefined' })).status).toBe(409);
    expect((await trade(token, ours, { confirmed: true })).status).toBe(200);
  });

  test('changes nothing on an unconfirmed account until it is used', async () => {
    await site.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, harness.ana.id));
    const maker = await logInAs(site.db, harness.ana);
    const { token } = await askInBrowser();
    expect((await trade(token, ours)).status).toBe(409);
    expect(await statusOfMe(maker)).toEqual([200, 200]);
    expect((await harness.logIn(harness.ana.email, 'former Horse 7')).status).toBe(200);
  });

  test('works without confirmation for a program, which nobody could mislead', async () => {
    const { token } = await askInBrowser();
    expect((await site.ask(`${auth}/set-cookie/${token}`, { method: 'POST' })).status).toBe(200);
  });

  test('works beside one that the same browser requested earlier for another account', async () => {
    const cookie = cookieOf(await requestLink(ours, `not-${harness.ana.email}`));
    const again = await requestLink({ ...ours, cookie });
    expect(cookieOf(again)).toBe(cookie);
    expect((await trade(await newestToken(), { ...ours, cookie })).status).toBe(200);
  });

  test('sets a cookie that scripts cannot read, whether the address has an account or not (G-44)', async () => {
    const cookies = [await requestLink(ours), await requestLink(ours, `not-${harness.ana.email}`)].map(({ headers }) =>
      headers['set-cookie']?.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;')),
    );
    const expected = ['asked-for-link=…; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax'];
    expect(cookies).toEqual([expected, expected]);
  });

  test.each(['yes', 1, [true], {}])('does not accept %j as its confirmation', async (confirmed) => {
    const { token, asked } = await askInBrowser();
    const { status, json } = await trade(token, asked, { confirmed });
    expect([status, json.errors]).toEqual([400, [{ field: 'confirmed', message: 'confirmed must be true or false' }]]);
  });

  test.each(['one process', 'two processes'])('used fifty times at once on %s succeeds once (T12)', async (how) => {
    await requestLink();
    const token = await newestToken();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => trade(token, {}, {}, processOf(how, index))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
  });

  test('leaves whoever registered an unconfirmed account no access to it (T22)', async () => {
    await site.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, harness.ana.id));
    const stranger = await logInAs(site.db, harness.ana);
    await requestLink();
    expect((await trade(await newestToken())).json.user).toMatchObject({ emailVerified: true, hasPassword: false });
    expect(await statusOfMe(stranger)).toEqual([401, 401]);
    expect((await harness.logIn(harness.ana.email, 'former Horse 7')).status).toBe(401);
  });

  test('is refused in a page of another site, which learns nothing about it and does not use it up (T14)', async () => {
    await requestLink();
    const token = await newestToken();
    for (const body of [{}, { confirmed: true }]) {
      const { status, json } = await trade(token, { origin: 'https://evil.example' }, body);
      expect([status, json.data]).toEqual([403, undefined]);
    }
    expect((await trade(token)).status).toBe(200);
  });
});
