import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '#server/limits/rate-limit.table.ts';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { deleteUnconfirmed } from './newsletter.repository.ts';
import { newsletterSubscribers, newsletterTokens } from './newsletter.table.ts';

const site = testSite({ config: { siteUrl: 'https://trekker.example', rateLimitScale: 1000 } });
const path = '/api/v3/auth/subscribe-email';
const thanks = { success: true, message: 'Thanks for subscribing! Check your inbox soon.' };

let twin: TestSite;
beforeAll(async () => {
  twin = await site.twin();
});
afterAll(() => twin.close());
beforeEach(async () => {
  await site.db.delete(newsletterSubscribers);
  await site.db.delete(rateLimits);
  await site.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'send-mail'`);
});

const json = (method: string, address: string, body: unknown, at: TestSite = site) =>
  at.ask(address, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const subscribe = (email: unknown, more: object = {}, at?: TestSite) => json('PUT', path, { email, ...more }, at);
const confirm = (token: string, at?: TestSite) => json('POST', `${path}/confirm`, { token }, at);
const unsubscribe = (token: string) => json('POST', `${path}/unsubscribe`, { token });

type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  expiresAt?: string;
};

/** The mails that wait to be sent, oldest first. */
async function mails(): Promise<Mail[]> {
  const { rows } = await site.db.execute<{ data: Mail }>(
    sql`SELECT data FROM pgboss.job WHERE name = 'send-mail' ORDER BY created_on, id`,
  );
  return rows.map(({ data }) => data);
}

const tokenIn = (mail: Mail | undefined, page: 'confirm' | 'unsubscribe') =>
  new RegExp(`https://trekker\\.example/newsletter/${page}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
const stateOf = async (email: string) =>
  (await site.db.select().from(newsletterSubscribers)).find((subscriber) => subscriber.email === email)?.state;

/** Time passes for all subscribers. */
const passMinutes = (minutes: number) =>
  site.db.execute(sql`UPDATE newsletter_subscribers
    SET mailed_at = ARRAY(SELECT at - ${minutes} * interval '1 minute' FROM unnest(mailed_at) AS at)`);

test('an address is subscribed only after the link in its mail is confirmed, once', async () => {
  const answer = await subscribe(' Ann@Example.com ');
  expect([answer.status, answer.json]).toEqual([200, thanks]);
  expect(await stateOf('ann@example.com')).toBe('pending');
  const [mail] = await mails();
  expect(mail?.to).toBe('ann@example.com');
  expect((await confirm(tokenIn(mail, 'confirm'))).json).toEqual({
    success: true,
    message: 'Your subscription is confirmed.',
  });
  expect(await stateOf('ann@example.com')).toBe('confirmed');
  const again = await confirm(tokenIn(mail, 'confirm'));
  expect([again.status, again.json]).toEqual([400, { success: false, message: 'This link has already been used.' }]);
});

test('the address can be sent in the query, as existing clients do', async () => {
  expect((await site.ask(`${path}?email=ann%40example.com`, { method: 'PUT' })).json).toEqual(thanks);
  expect(await stateOf('ann@example.com')).toBe('pending');
  const both = await json('PUT', `${path}?email=ann%40example.com`, { email: 'eve@example.com' });
  expect(both.status).toBe(400);
  const list = await site.ask(`${path}?email=ann@example.com&email=eve@example.com`, { method: 'PUT' });
  expect(list.status).toBe(400);
  expect(await mails()).toHaveLength(1);
});

test.each([
  [undefined],
  [''],
  ['ann'],
  ['a@b'],
  ['a@example.com, b@example.com'],
  ['a@example.com\r\nBcc: b@example.com'],
  [['a@example.com']],
  [{}],
  [7],
])('%j is refused as a newsletter address', async (email) => {
  const answer = await subscribe(email);
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ success: false, errors: [{ field: 'email' }] });
  expect(await mails()).toEqual([]);
});

test('the answer is the same for new, subscribed and unsubscribed addresses (G-44, T16)', async () => {
  const first = await subscribe('ann@example.com');
  const [mail] = await mails();
  const repeated = await subscribe('ann@example.com');
  await confirm(tokenIn(mail, 'confirm'));
  const confirmed = await subscribe('ann@example.com');
  await unsubscribe(tokenIn(mail, 'unsubscribe'));
  const left = await subscribe('ann@example.com');
  for (const answer of [repeated, confirmed, left]) {
    expect([answer.status, answer.text]).toEqual([first.status, first.text]);
    expect(Object.keys(answer.headers)).toEqual(Object.keys(first.headers));
  }
  expect(await mails()).toHaveLength(1);
});

/** Of those who come at once half come to another process. */
const processOf = (index: number) => (index % 2 === 0 ? site : twin);

test('fifty requests at once, in all spellings of one address, make one subscriber and one mail (G-49)', async () => {
  const spellings = ['ann@example.com', ' Ann@Example.COM', 'ANN@example.com'];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => subscribe(spellings[index % 3], {}, processOf(index))),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await site.db.select().from(newsletterSubscribers)).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('one address gets at most one newsletter mail in ten minutes and three in a day (G-49, T60)', async () => {
  const sentAfter = async (minutes: number) => {
    await passMinutes(minutes);
    await subscribe('ann@example.com');
    return (await mails()).length;
  };
  expect(await sentAfter(0)).toBe(1);
  expect(await sentAfter(9)).toBe(1);
  expect(await sentAfter(1.1)).toBe(2);
  expect(await sentAfter(11)).toBe(3);
  expect(await sentAfter(60)).toBe(3);
  expect(await sentAfter(22 * 60)).toBe(3);
  expect(await sentAfter(2 * 60)).toBe(4);
});

test('of two confirmation links the newer one works', async () => {
  await subscribe('ann@example.com');
  await passMinutes(11);
  await subscribe('ann@example.com');
  const [older, newer] = await mails();
  expect((await confirm(tokenIn(older, 'confirm'))).status).toBe(400);
  expect((await confirm(tokenIn(newer, 'confirm'))).status).toBe(200);
  // Each mail can be used to leave.
  expect((await unsubscribe(tokenIn(older, 'unsubscribe'))).status).toBe(200);
});

test('a confirmation mail expires with its link, and so does the mail to a subscriber, which takes the same time', async () => {
  await subscribe('ann@example.com');
  const [asking] = await mails();
  const tokens = () => site.db.select().from(newsletterTokens).where(eq(newsletterTokens.purpose, 'confirm'));
  const days = (mail: Mail | undefined, madeAt: Date | undefined) =>
    (Date.parse(mail?.expiresAt ?? '') - Number(madeAt)) / 86_400_000;
  expect(days(asking, (await tokens())[0]?.createdAt)).toBeCloseTo(7, 5);
  await confirm(tokenIn(asking, 'confirm'));
  await passMinutes(11);
  await subscribe('ann@example.com');
  const newest = (await tokens()).map(({ createdAt }) => createdAt).sort((a, b) => Number(b) - Number(a))[0];
  expect(days((await mails())[1], newest)).toBeCloseTo(7, 5);
});

test('one link used fifty times at once succeeds once', async () => {
  await subscribe('ann@example.com');
  const token = tokenIn((await mails())[0], 'confirm');
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => confirm(token, processOf(index))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
});

test('a newsletter link fails after a week, for another purpose, and when made up (T61)', async () => {
  await subscribe('ann@example.com');
  const [mail] = await mails();
  for (const token of ['x', '', tokenIn(mail, 'unsubscribe'), `${tokenIn(mail, 'confirm')}x`])
    expect((await confirm(token)).status).toBe(400);
  expect((await unsubscribe(tokenIn(mail, 'confirm'))).status).toBe(400);
  await site.db.update(newsletterTokens).set({ createdAt: sql`now() - interval '7 days 1 minute'` });
  expect((await confirm(tokenIn(mail, 'confirm'))).json.message).toBe('This link isn’t valid or has expired.');
  expect(await stateOf('ann@example.com')).toBe('pending');
});

test('the database holds nothing from which a newsletter link could be made (T12, T61)', async () => {
  await subscribe('ann@example.com');
  const token = tokenIn((await mails())[0], 'confirm');
  expect(token.length).toBeGreaterThanOrEqual(22);
  const rows = JSON.stringify(await site.db.select().from(newsletterTokens));
  expect(rows).not.toContain(token);
});

test('a mail program unsubscribes with one click, as in RFC 8058', async () => {
  await subscribe('ann@example.com');
  const [mail] = await mails();
  await confirm(tokenIn(mail, 'confirm'));
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const address =
    /^<https:\/\/trekker\.example(\/api\/[^>]+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const clicked = await site.ask(address, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' });
  expect([clicked.status, clicked.json]).toEqual([200, { success: true, message: 'You’re unsubscribed.' }]);
  expect(await stateOf('ann@example.com')).toBe('unsubscribed');
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect((await site.ask(address, { method: 'POST', headers: multipart, body })).status).toBe(200);
});

test('a mail program that opens the one-click address shows the page to unsubscribe and changes nothing (T15)', async () => {
  await subscribe('ann@example.com');
  const [mail] = await mails();
  await confirm(tokenIn(mail, 'confirm'));
  const token = tokenIn(mail, 'unsubscribe');
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await site.ask(`${path}/unsubscribe?token=${token}`, { method });
    expect([status, headers.location]).toEqual([302, `https://trekker.example/newsletter/unsubscribe?token=${token}`]);
    expect(headers['cache-control']).toBe('private, no-store');
  }
  expect(await stateOf('ann@example.com')).toBe('confirmed');
  for (const query of ['', '?token=', '?token=a&token=b', `?token=${'a'.repeat(300)}`, '?token=%0d%0aset-cookie:a']) {
    const { status, headers } = await site.ask(`${path}/unsubscribe${query}`);
    expect([status, headers['set-cookie']]).toEqual([302, undefined]);
    expect(headers.location).toMatch(/^https:\/\/trekker\.example\/newsletter\/unsubscribe\?token=[\w%-]*$/);
  }
  const digests = await site.ask('/api/v3/auth/travel-notifications/unsubscribe?token=abc');
  expect([digests.status, digests.headers.location]).toEqual([
    302,
    'https://trekker.example/travel-notifications/unsubscribe?token=abc',
  ]);
});

test('opening a newsletter link changes nothing, and forms are accepted nowhere else (T15)', async () => {
  await subscribe('ann@example.com');
  const [mail] = await mails();
  expect((await site.ask(`${path}/confirm?token=${tokenIn(mail, 'confirm')}`)).status).not.toBe(200);
  expect((await site.ask(`${path}/unsubscribe?token=${tokenIn(mail, 'unsubscribe')}`)).status).not.toBe(200);
  expect(await stateOf('ann@example.com')).toBe('pending');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await site.ask(path, { method: 'PUT', headers: form, body: 'email=eve%40example.com' });
  expect(posted.status).toBe(415);
});

test('an address that unsubscribed must confirm again to subscribe again', async () => {
  await subscribe('ann@example.com');
  const [first] = await mails();
  await confirm(tokenIn(first, 'confirm'));
  await unsubscribe(tokenIn(first, 'unsubscribe'));
  await passMinutes(11);
  await subscribe('ann@example.com');
  expect(await stateOf('ann@example.com')).toBe('unsubscribed');
  await confirm(tokenIn((await mails())[1], 'confirm'));
  expect(await stateOf('ann@example.com')).toBe('confirmed');
});

test('an address that is already subscribed gets a mail that says so', async () => {
  await subscribe('ann@example.com');
  await confirm(tokenIn((await mails())[0], 'confirm'));
  await passMinutes(11);
  await subscribe('ann@example.com');
  const mail = (await mails())[1];
  expect(mail?.subject).toBe('You’re already subscribed');
  expect((await unsubscribe(tokenIn(mail, 'unsubscribe'))).status).toBe(200);
});

test('a program that fills in the hidden field gets thanks and is ignored', async () => {
  expect((await subscribe('bot@example.com', { website: 'https://spam.example' })).json).toEqual(thanks);
  expect(await site.db.select().from(newsletterSubscribers)).toEqual([]);
});

test('addresses that were never confirmed are deleted after a month', async () => {
  for (const name of ['ann', 'eve', 'new']) await subscribe(`${name}@example.com`);
  const annsMail = (await mails()).find(({ to }) => to === 'ann@example.com');
  await confirm(tokenIn(annsMail, 'confirm'));
  await site.db.execute(
    sql`UPDATE newsletter_subscribers SET created_at = now() - interval '31 days' WHERE email <> 'new@example.com'`,
  );
  await deleteUnconfirmed(site.db);
  const left = await site.db.select().from(newsletterSubscribers);
  expect(left.map(({ email }) => email).toSorted()).toEqual(['ann@example.com', 'new@example.com']);
});

test('too many newsletter calls of one client are refused with the time to wait', async () => {
  await subscribe('ann@example.com');
  await site.db.update(rateLimits).set({ count: 10 * 1000 });
  const refused = await subscribe('ann@example.com');
  expect([refused.status, refused.json]).toEqual([
    429,
    { success: false, message: 'Too many requests. Try again in a moment.' },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
});
