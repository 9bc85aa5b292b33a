import { wakeChannel } from '@trekker/job-queue/enqueue.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#config/config.ts';
import { scaledBudgets } from '#config/mail-budgets.ts';
import { consumeBudgets } from '#features/mail/server/mail-budget.ts';
import { limitKey } from '#server/limits/rate-limit.repository.ts';
import { rateLimits } from '#server/limits/rate-limit.table.ts';
import { callsAs } from '#test/calls/staff-calls.ts';
import { testSite } from '#test/site/test-site.ts';
import { type Account, anAccount, logInAs } from '../account.fixture.ts';
import { auth } from '../account-harness.fixture.ts';
import { type Post, startPost } from '../post.fixture.ts';
import { askForMail } from './asked-mail.jobs.ts';

const siteUrl = 'http://trekker.test';
const budgets = scaledBudgets(loadConfig({}));
// Whoever calls is told apart by what the proxy says.
const site = testSite({ config: { siteUrl, rateLimitScale: 1, trustedProxies: { kind: 'hops', hops: 1 } } });
let post: Post;
beforeAll(async () => {
  post = await startPost(site, siteUrl, budgets);
});
afterAll(() => post.close());

let count = 0;
let member: Account;
/** So many had left before the test began. */
let sentBefore = 0;
beforeEach(async () => {
  // What another test has asked for.
  await settled();
  await site.db.execute(
    sql`delete from pgboss.job where name in ('mail-account-link', 'mail-subscription', 'send-mail')`,
  );
  await site.db.delete(rateLimits);
  sentBefore = post.sent.length;
  member = await anAccount(site.db, { emailVerifiedAt: new Date() });
});

const aClient = () => {
  count += 1;
  return `198.51.${count >> 8}.${count & 255}`;
};
const call = (method: string, path: string, body: unknown, client = aClient()) =>
  site.ask(`${auth}/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify(body),
  });
const requestReset = (email: string, client?: string) => call('POST', 'reset-Password', { email }, client);
const register = (email: string) => {
  const password = 'former Horse 7';
  return call('POST', 'register', { name: 'Eve', email, password, confirmPassword: password, acceptTerms: true });
};
/** What registering does, without the time that its password takes. */
const registerFast = (requester = aClient()) =>
  site.db.transaction(async (tx) => {
    const { id, email } = await anAccount(tx);
    await askForMail(tx, { purpose: 'confirm-email', email, accountId: id, requester }, 1);
    return email;
  });
const jobs = async (condition: string) => {
  const { rows } = await site.db.execute<{ email: string }>(
    sql`select data ->> 'email' as email from pgboss.job where ${sql.raw(condition)}`,
  );
  return rows.map(({ email }) => email);
};
const waiting = () =>
  jobs(`name in ('mail-account-link', 'mail-subscription') and state = 'created' and start_after > now()`);
/** All that could be looked at has been. */
const settled = () =>
  expect
    .poll(
      () =>
        jobs(`name = 'mail-account-link' and state < 'completed' and not (state = 'created' and start_after > now())`),
      { timeout: 150_000, interval: 100 },
    )
    .toEqual([]);
const use = (key: string, used: number, seconds = 3600) =>
  site.db
    .insert(rateLimits)
    .values({ key: limitKey(key), count: used, endsAt: sql`now() + ${seconds} * interval '1 second'` });
/** How many were asked to confirm their address, once all of that is sent. */
const confirmations = async () => {
  await expect.poll(() => jobs(`name = 'send-mail' and state < 'completed'`)).toEqual([]);
  return post.sent.slice(sentBefore).filter(({ subject }) => subject === 'Confirm your email address').length;
};
const countOf = async (key: string) =>
  (
    await site.db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, limitKey(key)))
  )[0]?.count;
/** Time passes, and the worker looks at once for what has come due. */
const pass = async (minutes: number) => {
  const time = sql`${minutes} * interval '1 minute'`;
  await site.db.execute(sql`update rate_limits set ends_at = ends_at - ${time}`);
  await site.db.execute(sql`update pgboss.job set start_after = start_after - ${time}`);
  await site.db.execute(sql`select pg_notify(${wakeChannel}, 'mail-account-link')`);
};

/** Twice what is sent in an hour; `npm run test:mails` tries the 2,000 of the goal. */
const many = Number(process.env.REGISTRATIONS ?? 400);

test('very many registrations do not delay a member’s new password by a minute, and all their mails are sent later (G-49, T60)', async () => {
  for (let batch = 0; batch < many / 50; batch += 1)
    await Promise.all(Array.from({ length: 50 }, () => registerFast()));
  const last = `last-${member.email}`;
  expect((await register(last)).status).toBe(201);
  const asked = Date.now();
  await requestReset(member.email);
  expect(await post.to(member.email)).toHaveLength(1);
  expect(Date.now() - asked).toBeLessThan(60_000);
  await settled();
  expect(await confirmations()).toBe(200);
  const left = await waiting();
  expect([left.length, left.includes(last)]).toEqual([many - 199, true]);
  const author = await callsAs(site, 'AUTHOR');
  expect((await author('GET', '/api/v5/admin/dashboard')).json.data.attention.waitingMails).toBe(many - 199);
});

test('mails that one client causes beyond its share wait, and are sent later (T60)', async () => {
  const client = aClient();
  for (let number = 0; number < 21; number += 1) await registerFast(client);
  await settled();
  const [late = '', ...others] = await waiting();
  expect(others).toEqual([]);
  const elsewhere = await registerFast();
  await post.to(elsewhere);
  expect(await post.to(late, 0)).toEqual([]);
  await pass(60);
  expect(await post.to(late)).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

describe.each([
  ['reset-Password', 'reset'],
  ['otp', 'sign-in'],
])('a mail requested by /%s', (path, purpose) => {
  const ask = (email: string, client?: string) => call('POST', path, { email }, client);

  test('is sent to an address once in ten minutes per client; the next waits and delays nobody else’s (G-49, T18, T60)', async () => {
    const stranger = aClient();
    const answers = [];
    for (const email of [member.email, member.email.toUpperCase(), member.email, member.email])
      answers.push((await ask(email, stranger)).text);
    expect(new Set(answers).size).toBe(1);
    await settled();
    expect(await waiting()).toHaveLength(1);
    expect(await post.to(member.email)).toHaveLength(1);
    await ask(member.email);
    expect(await post.to(member.email, 2)).toHaveLength(2);
    await pass(60);
    expect(await post.to(member.email, 3)).toHaveLength(3);
  });

  test('that waits because its client has no budget left delays nobody else’s (G-49, T18, T60)', async () => {
    const stranger = aClient();
    const hasNoBudget = () => use(`confirmed mails for ${stranger}`, 20);
    await hasNoBudget();
    await ask(member.email, stranger);
    await settled();
    expect(await waiting()).toHaveLength(1);
    await site.db.delete(rateLimits);
    await hasNoBudget();
    await use(`mail to ${member.email}`, 5, 20 * 60);
    await ask(member.email);
    await settled();
    expect(await waiting()).toHaveLength(1);
    await pass(51);
    expect(await post.to(member.email)).toHaveLength(1);
  });

  test('is sent to an address three times a day per client (G-49, T60)', async () => {
    const stranger = aClient();
    const seconds = 24 * 3600;
    await use(`${purpose} mails of a day to ${member.email} by ${stranger}`, 3, seconds);
    await ask(member.email, stranger);
    await settled();
    expect(await waiting()).toEqual([member.email]);
  });

  test('that is refused for now does not count towards the day', async () => {
    const stranger = aClient();
    await use(`${purpose} mail to ${member.email} by ${stranger}`, 1);
    await ask(member.email, stranger);
    const ofADay = `${purpose} mails of a day to ${member.email}`;
    expect([await countOf(`${ofADay} by ${stranger}`), await countOf(ofADay)]).toEqual([undefined, undefined]);
  });

  test.each([
    ['nine in a day for one purpose', `${purpose} mails of a day to `, 9],
    ['three in half an hour', 'mail to ', 3],
  ])('is sent to one address at most %s, whoever asks; one more waits (G-49, T60)', async (_, key, most) => {
    await use(key + member.email, most);
    for (let number = 0; number < 3; number += 1) await ask(member.email);
    await settled();
    expect(await waiting()).toEqual([member.email]);
    await pass(60);
    expect(await post.to(member.email)).toHaveLength(1);
  });

  test('has the same answer in the same time when the budgets are used up (G-44)', async () => {
    const before = await ask(`not-${member.email}`);
    await use('confirmed mails', 225);
    const [known, unknown] = [await ask(member.email), await ask(`nobody-${member.email}`)];
    expect([known.text, unknown.text]).toEqual([before.text, before.text]);
  });
});

describe('the mail budget', () => {
  const subscribe = (email: string) => call('PUT', 'subscribe-email', { email });

  test.each([
    ['confirmed', 225],
    ['unconfirmed', 200],
    ['newsletter', 100],
  ])(
    'of %s mails is separate: used up it delays no other kind, and further mails wait (G-49, T60)',
    async (kind, most) => {
      await use(`${kind} mails`, most);
      const fresh = await registerFast();
      const reader = `reader-${member.email}`;
      await requestReset(member.email);
      await subscribe(reader);
      const expected = { confirmed: member.email, unconfirmed: fresh, newsletter: reader };
      for (const [name, email] of Object.entries(expected)) if (name !== kind) await post.to(email);
      await settled();
      expect(await waiting()).toEqual([expected[kind as keyof typeof expected]]);
    },
  );

  test('counts mails to unconfirmed accounts together with those to new addresses', async () => {
    const { email } = await anAccount(site.db);
    await use('unconfirmed mails', 200);
    await requestReset(email);
    await settled();
    expect(await waiting()).toEqual([email]);
  });

  test('scales with RATE_LIMIT_SCALE, and a refused mail does not count towards the others', async () => {
    const mail = { kind: 'newsletter', purpose: 'newsletter', requester: 'somebody' } as const;
    const take = (address: string) => consumeBudgets(site.db, { ...budgets, scale: 0.1 }, { ...mail, address });
    expect(await take('a@example.com')).toBe(0);
    expect(await take('b@example.com')).toBe(0);
    expect(await take('c@example.com')).toBeGreaterThan(3590);
    expect([await countOf('mail to c@example.com'), await countOf('newsletter mails')]).toEqual([0, 2]);
  });
});

test('no number of new accounts keeps a member from changing the email address (G-49, T60)', async () => {
  await use('unconfirmed mails', 200);
  const email = `new-${member.email}`;
  const { authorization } = await logInAs(site.db, member);
  const { status } = await site.ask(`${auth}/UpdateProfile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ email }),
  });
  expect(status).toBe(200);
  expect(await post.to(email)).toHaveLength(1);
});
