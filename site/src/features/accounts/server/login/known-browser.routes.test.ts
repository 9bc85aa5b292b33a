import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from '#config/config.ts';
import { scaledBudgets } from '#config/mail-budgets.ts';
import { limitKey } from '#server/limits/rate-limit.repository.ts';
import { rateLimits } from '#server/limits/rate-limit.table.ts';
import { testSite } from '#test/site/test-site.ts';
import { type Account, anAccount, logInAs } from '../account.fixture.ts';
import { auth } from '../account-harness.fixture.ts';
import { hashPassword } from '../password/password-hash.ts';
import { type Post, startPost } from '../post.fixture.ts';
import { issueToken } from '../tokens/one-time-token.service.ts';
import { sweepKnownBrowsers } from './known-browser.service.ts';
import { knownBrowsers } from './known-browser.table.ts';

vi.setConfig({ testTimeout: 60_000 });

const siteUrl = 'http://trekker.test';
const password = 'former Horse 7';
// Whoever calls is told apart by what the proxy says.
const site = testSite({ config: { siteUrl, rateLimitScale: 1, trustedProxies: { kind: 'hops', hops: 1 } } });
let post: Post;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
  post = await startPost(site, siteUrl, scaledBudgets(loadConfig({})));
});
afterAll(() => post.close());

let count = 0;
let member: Account;
beforeEach(async () => {
  await site.db.delete(rateLimits);
  member = await anAccount(site.db, { passwordHash, emailVerifiedAt: new Date() });
});

const aNetwork = () => {
  count += 1;
  return `198.51.100.${count}`;
};
const inBrowser = { 'sec-fetch-site': 'same-origin' };
const call = (path: string, body: object, headers: Record<string, string>, from = aNetwork()) =>
  site.ask(`${auth}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  });
const logIn = (headers: Record<string, string> = inBrowser) =>
  call('login', { email: member.email, password }, headers);
type Answer = Awaited<ReturnType<typeof call>>;
const cookiesOf = ({ headers }: Answer) => (headers['set-cookie'] ?? []).filter((each) => /^known-browser=/.test(each));
/** What a browser brings along in which the member has logged in, and out again. */
async function aKnownBrowser() {
  const cookie = cookiesOf(await logIn())[0]?.split(';')[0] ?? '';
  return { ...inBrowser, cookie };
}
const use = (key: string, used: number) =>
  site.db.insert(rateLimits).values({ key: limitKey(key), count: used, endsAt: sql`now() + interval '1 hour'` });
/** How many mails to the member wait for a later time. */
const waiting = async () => {
  const { rows } = await site.db.execute(sql`select from pgboss.job where name = 'mail-account-link'
    and data ->> 'email' = ${member.email} and state = 'created' and start_after > now()`);
  return rows.length;
};

test.each([
  ['reset-Password', 'reset'],
  ['otp', 'sign-in'],
])(
  '%s: strangers can use up the mails to an address, but its owner still gets one in a known browser (G-49, T60)',
  async (path, purpose) => {
    const own = await aKnownBrowser();
    await use(`${purpose} mails of a day to ${member.email}`, 8);
    await call(path, { email: member.email }, {});
    expect(await post.to(member.email)).toHaveLength(1);
    const network = aNetwork();
    await call(path, { email: member.email }, {}, network);
    await call(path, { email: member.email }, inBrowser);
    await expect.poll(waiting).toBe(1);
    // Also where a stranger in the same house has asked a moment ago.
    await call(path, { email: member.email }, own, network);
    expect(await post.to(member.email, 2)).toHaveLength(2);
  },
);

test.each(['mail to ', 'reset mails of a day to '])(
  'mails requested by known browsers are limited too: "%s" (G-49, T60)',
  async (key) => {
    const own = await aKnownBrowser();
    await use(`${key}${member.email} by known browsers`, 3);
    await call('reset-Password', { email: member.email }, own);
    await expect.poll(waiting).toBe(1);
    // Nor does it take from what strangers may ask for, as somebody without the browser does.
    await call('reset-Password', { email: member.email }, {});
    expect(await post.to(member.email)).toHaveLength(1);
  },
);

test('the mail budget of confirmed accounts reserves a part for known browsers (T60)', async () => {
  const own = await aKnownBrowser();
  await use('confirmed mails', 225);
  await call('reset-Password', { email: member.email }, {});
  await expect.poll(waiting).toBe(1);
  await call('reset-Password', { email: member.email }, own);
  expect(await post.to(member.email)).toHaveLength(1);
});

test('a browser is known only to the accounts that were logged in there (T60)', async () => {
  const stranger = await aKnownBrowser();
  member = await anAccount(site.db, { passwordHash, emailVerifiedAt: new Date() });
  await use(`reset mails of a day to ${member.email}`, 9);
  for (const headers of [stranger, { ...inBrowser, cookie: `known-browser=${'a'.repeat(43)}` }]) {
    await call('reset-Password', { email: member.email }, headers);
    await expect.poll(waiting).toBe(1);
  }
  // Two who share it are both known.
  const cookies = cookiesOf(await logIn(stranger)).map((cookie) => cookie.split(';')[0]);
  expect(cookies).toEqual([stranger.cookie]);
  await call('reset-Password', { email: member.email }, stranger);
  expect(await post.to(member.email)).toHaveLength(1);
});

test('taking an account back by its mail makes it forget its known browsers (T22)', async () => {
  const thief = await aKnownBrowser();
  const token = await issueToken(site.db, 'undo-email', member.id, { email: member.email });
  expect((await call('undo-email', { token }, {})).status).toBe(200);
  await use(`reset mails of a day to ${member.email}`, 9);
  await call('reset-Password', { email: member.email }, thief);
  await expect.poll(waiting).toBe(1);
});

test('a known browser has a cookie that scripts cannot read, for half a year after the last login; programs get none', async () => {
  const [cookie = ''] = cookiesOf(await logIn());
  expect(cookie.replace(/=[\w-]{43};/, '=…;')).toBe(
    'known-browser=…; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax',
  );
  expect(cookiesOf(await logIn({}))).toEqual([]);
  const known = () => site.db.select().from(knownBrowsers).where(eq(knownBrowsers.accountId, member.id));
  const [row] = await known();
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
  const copy = await site.ask(`${auth}/export`, { headers: await logInAs(site.db, member) });
  expect(copy.json.data.knownBrowsers).toEqual([{ lastLoginAt: row?.lastLoginAt.toISOString() }]);
  await sweepKnownBrowsers(site.db);
  expect(await known()).toHaveLength(1);
  await site.db.update(knownBrowsers).set({ lastLoginAt: sql`now() - interval '181 days'` });
  await sweepKnownBrowsers(site.db);
  expect(await known()).toEqual([]);
});
