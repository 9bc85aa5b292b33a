import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPictureFile, sendForm } from '../../../../test/forms.ts';
import { soon } from '../../../../test/staff-calls.ts';
import { type TestSite, testSite } from '../../../../test/test-site.ts';
import { rateLimits } from '../../../server/rate-limit.table.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { contactMessages } from '../../contact/server/contact.table.ts';
import { aDestination, type Destination } from '../../destinations/server/destination.fixture.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { favouriteDestinations } from '../../favourites/server/favourite.table.ts';
import { sweepMedia } from '../../media/server/sweep.service.ts';
import { newsletterSubscribers } from '../../newsletter/server/newsletter.table.ts';
import { aReview } from '../../reviews/server/review.fixture.ts';
import { reviews } from '../../reviews/server/review.table.ts';
import { anAuthor, aStory } from '../../stories/server/story.fixture.ts';
import { stories } from '../../stories/server/story.table.ts';
import { type Account, aLogin, anAccount, logInAs } from './account.fixture.ts';
import { accounts } from './account.table.ts';
import { hashPassword } from './password-hash.ts';
import { sessions } from './session.table.ts';

const site = testSite();
let twin: TestSite;
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword('former Horse 7');
  twin = await site.twin();
});
afterAll(() => twin.close());

let number = 0;
let canary: string;
let ana: Account;
let headers: { authorization: string };
let lisbon: Destination;
beforeEach(async () => {
  await site.db.delete(rateLimits);
  number += 1;
  canary = `Canary-${number}-`;
  ana = await anAccount(site.db, { name: `Ana ${canary}`, passwordHash, emailVerifiedAt: new Date() });
  headers = await logInAs(site.db, ana);
  lisbon = await aDestination(site.db, { name: `Lisbon ${ana.id}` });
});

const json = { 'content-type': 'application/json' };

/** Node's client says the length of a body by itself for POST and PUT only. */
const call = (method: string, path: string, sent: unknown, login: Record<string, string>, at: TestSite = site) => {
  const body = JSON.stringify(sent);
  const length = String(Buffer.byteLength(body));
  return at.ask(path, { method, headers: { ...json, 'content-length': length, ...login }, body });
};
const deleteOwn = (body: unknown, login: Record<string, string> = headers, at?: TestSite) =>
  call('DELETE', '/api/v3/auth/account', body, login, at);
const deleteUser = (id: string, login: Record<string, string>, at?: TestSite) =>
  call('DELETE', '/api/v3/Admin/User', { id }, login, at);
const statusOfMe = async (login: Record<string, string>) =>
  Promise.all([site, twin].map(async (one) => (await one.ask('/api/v3/auth/me', { headers: login })).status));
const exists = async (id: string) => (await site.db.select().from(accounts).where(eq(accounts.id, id))).length === 1;

/** Ana has done all that a person can do here. */
async function aFullLife() {
  const other = await anAccount(site.db);
  const othersReview = await aReview(site.db, lisbon, { accountId: other.id, rating: 2 });
  const address = `/api/v3/destination/${lisbon.slug}`;
  const review = { rating: 5, category: 'food', text: `${canary} in the text of a review, long enough.` };
  expect((await call('POST', `/api/v3/destination/add-review/${lisbon.slug}`, review, headers)).status).toBe(201);
  const vote = `/api/v3/destination/review-Help/${lisbon.slug}/${othersReview.id}/false`;
  expect((await call('PUT', vote, {}, headers)).json.helpfulCount).toBe(1);
  expect((await call('POST', `/api/v3/destination/favorite/${lisbon.id}`, {}, headers)).status).toBe(200);
  const said = { location: canary, message: `${canary} of feedback`, ratting: 5 };
  expect((await call('POST', '/api/v3/auth/feedback', said, headers)).status).toBe(201);
  await site.db.insert(newsletterSubscribers).values({ email: ana.email, state: 'confirmed' });
  await site.db
    .insert(contactMessages)
    .values({ fullName: 'Ana', email: ana.email, subject: 'general', message: 'Hello from Ana' });
  for (const name of ['send-mail', 'dead-letters'])
    await site.db.execute(sql`
      insert into pgboss.job (name, source_name, data)
      values (${name}, 'send-mail', ${JSON.stringify({ to: ana.email.toUpperCase(), subject: canary })}::jsonb)`);
  const authorId = await anAuthor(site.db, { name: ana.name, bio: `Bio of ${canary}`, accountId: ana.id });
  const story = await aStory(site.db, { authorId });
  return { other, othersReview, story, address };
}

describe('a copy of the data', () => {
  test('holds all of it and no secret (G-52)', async () => {
    await aFullLife();
    const {
      status,
      headers: answered,
      json: { data },
    } = await site.ask('/api/v3/auth/export', { headers });
    expect([status, answered['cache-control']]).toEqual([200, 'private, no-store']);
    expect(data).toMatchObject({
      profile: { _id: ana.id, email: ana.email },
      sessions: [{ current: true, createdAt: expect.any(String), expiresAt: expect.any(String) }],
      favourites: { destinations: [{ slug: lisbon.slug }], stories: [] },
      reviews: [{ destination: lisbon.name, rating: 5, text: `${canary} in the text of a review, long enough.` }],
      votes: [{ destination: lisbon.name, vote: 'helpful' }],
      feedback: [{ message: `${canary} of feedback` }],
      messages: [{ message: 'Hello from Ana' }],
      newsletter: { state: 'confirmed' },
    });
    const [session] = await site.db.select().from(sessions).where(eq(sessions.accountId, ana.id));
    const text = JSON.stringify(data);
    for (const secret of ['argon2', session?.tokenHash, session?.id, headers.authorization.slice(7)])
      expect(text).not.toContain(secret);
  });

  test('says nothing of an address that is only claimed (T22)', async () => {
    await aFullLife();
    const claim = await aLogin(site.db, { email: `x${ana.email}` });
    await site.db.delete(accounts).where(eq(accounts.id, ana.id));
    await site.db.update(accounts).set({ email: ana.email }).where(eq(accounts.id, claim.account.id));
    const { json: answer } = await site.ask('/api/v3/auth/export', { headers: claim.headers });
    expect(answer.data).toMatchObject({ messages: [], newsletter: null });
    expect((await deleteOwn({}, claim.headers)).status).toBe(200);
    expect(
      await site.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, ana.email)),
    ).toHaveLength(1);
  });

  test('is nothing for strangers', async () => {
    expect((await site.ask('/api/v3/auth/export')).status).toBe(401);
  });
});

describe('an account that is deleted', () => {
  test('leaves nothing behind, and all that was counted with it is right (T72)', async () => {
    const { othersReview, story, address } = await aFullLife();
    const shown = async (one: TestSite) => (await one.ask(address)).json.data;
    expect((await shown(twin)).rating).toEqual({ value: 3.5, count: 2 });
    expect((await deleteOwn({ password: 'former Horse 7' })).json).toEqual({
      success: true,
      message: 'Your account has been deleted.',
    });
    expect(await statusOfMe(headers)).toEqual([401, 401]);
    for (const one of [site, twin]) {
      await expect.poll(async () => (await shown(one)).rating, soon).toEqual({ value: 2, count: 1 });
      expect(JSON.stringify(await shown(one))).not.toContain(canary);
      expect((await one.ask(`/api/story/${story.slug}`)).json.data.author.name).not.toContain(canary);
    }
    const [left] = await site.db.select().from(reviews).where(eq(reviews.id, othersReview.id));
    expect(left?.helpfulCount).toBe(0);
    const [place] = await site.db.select().from(destinations).where(eq(destinations.id, lisbon.id));
    expect([place?.ratingSum, place?.ratingCount]).toEqual([2, 1]);
    expect((await site.db.select().from(stories).where(eq(stories.id, story.id)))[0]?.authorId).toBeNull();
    expect(
      await site.db.select().from(favouriteDestinations).where(eq(favouriteDestinations.itemId, lisbon.id)),
    ).toEqual([]);
    expect(await tablesThatHold(canary)).toEqual([]);
    // How often an address was mailed is counted for a day, whoever has it.
    expect(await tablesThatHold(ana.email)).toEqual(['rate_limits']);
    const { rows } = await site.db.execute(sql`select from pgboss.job where data::text ilike ${`%${ana.email}%`}`);
    expect(rows).toEqual([]);
  });

  test('leaves no file of a picture (T72)', async () => {
    const avatar = await aPictureFile();
    const { status, json: answer } = await sendForm(site, 'PUT', '/api/v3/auth/UpdateProfile', headers, { avatar });
    expect(status).toBe(200);
    const address = /\/media\/([0-9a-f]{32})[^"]*/.exec(JSON.stringify(answer)) ?? [];
    expect((await site.ask(String(address[0]))).status).toBe(200);
    expect((await deleteOwn({ password: 'former Horse 7' })).status).toBe(200);
    // What the job does every hour, a day later.
    const storage = await diskStorage(path.join(site.dataDirectory, 'media'));
    await sweepMedia(site.db, storage, new Date(Date.now() + 60_000));
    expect(await tablesThatHold(String(address[1]))).toEqual([]);
    expect((await Array.fromAsync(storage.list())).filter(({ name }) => name.startsWith(String(address[1])))).toEqual(
      [],
    );
    expect((await site.ask(String(address[0]))).status).toBe(404);
  });

  test('needs its password', async () => {
    for (const [body, message] of [
      [{ password: 'wrong Horse 7' }, 'This isn’t your current password'],
      [{}, 'Please enter your password'],
      [{ password: '' }, 'Please enter your password'],
      [null, 'Please enter your password'],
    ]) {
      const { status, json: answer } = await deleteOwn(body);
      expect([status, answer.errors]).toEqual([400, [{ field: 'password', message }]]);
    }
    expect(await exists(ana.id)).toBe(true);
  });

  test('without a password needs a fresh login', async () => {
    await site.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, ana.id));
    await site.db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(sessions.accountId, ana.id));
    expect((await deleteOwn({})).status).toBe(403);
    expect((await deleteOwn({}, await logInAs(site.db, ana))).status).toBe(200);
    expect(await exists(ana.id)).toBe(false);
  });

  test.each(['one process', 'two processes'])('ten times at once is deleted once, on %s', async (how) => {
    const to = (index: number) => (how === 'one process' || index % 2 === 0 ? site : twin);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => deleteOwn({ password: 'former Horse 7' }, headers, to(index))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
  });

  test('can be made anew and has none of the old rows (T02)', async () => {
    await aFullLife();
    await site.db.update(accounts).set({ role: 'ADMIN' }).where(eq(accounts.id, ana.id));
    await deleteOwn({ password: 'former Horse 7' });
    const form = {
      name: 'Ana again',
      email: ana.email,
      password: 'another Horse 8',
      confirmPassword: 'another Horse 8',
      acceptTerms: true,
    };
    const { json: made } = await call('POST', '/api/v3/auth/register', form, {});
    expect(made.user).toMatchObject({ role: 'USER', favoriteDestinations: [], travelAchievements: [], avatar: null });
  });
});

/** Every table with a row that holds the words anywhere. Mails that wait are of no account. */
async function tablesThatHold(words: string): Promise<string[]> {
  const { rows } = await site.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await site.db.execute(
      sql`select from ${sql.identifier(name)} as row where row::text like ${`%${words}%`} limit 1`,
    );
    if (held.rowCount) found.push(name);
  }
  return found;
}

describe('staff who delete an account', () => {
  const staff = async (role: 'ADMIN' | 'AUTHOR') => aLogin(site.db, { role, name: 'Staff Person' });

  test('are told of nobody by name afterwards', async () => {
    const admin = await staff('ADMIN');
    const { json: answer, status } = await deleteUser(ana.id, admin.headers);
    expect([status, answer]).toEqual([200, { success: true, message: 'User deleted' }]);
    expect(await statusOfMe(headers)).toEqual([401, 401]);
    const entries = await site.db.select().from(activityEntries).where(eq(activityEntries.actorId, admin.account.id));
    expect(entries).toEqual([
      expect.objectContaining({
        ...{ actorName: 'Staff Person', role: 'ADMIN', type: 'Delete' },
        ...{ action: 'User deleted', detail: 'An account with the role USER' },
      }),
    ]);
    expect((await deleteUser(ana.id, admin.headers)).status).toBe(404);
  });

  test('name it in the query or in the body', async () => {
    const { headers: login } = await staff('ADMIN');
    const path = `/api/v3/Admin/User?id=${ana.id}`;
    expect((await call('DELETE', path, { id: 'another' }, login)).status).toBe(400);
    expect((await site.ask(path, { method: 'DELETE', headers: login })).status).toBe(200);
    expect((await call('DELETE', '/api/v3/Admin/User', {}, login)).status).toBe(400);
    for (const id of ['x', `${ana.id}x`, lisbon.id]) expect((await deleteUser(id, login)).status).toBe(404);
    expect((await call('DELETE', '/api/v3/Admin/User', { id: [ana.id] }, login)).status).toBe(400);
  });

  test('are not themselves deleted, but by an author (T02)', async () => {
    const [admin, author, victim] = [await staff('ADMIN'), await staff('AUTHOR'), await staff('ADMIN')];
    expect((await deleteUser(victim.account.id, admin.headers)).status).toBe(403);
    expect((await deleteUser(author.account.id, admin.headers)).status).toBe(403);
    expect((await deleteUser(author.account.id, author.headers)).status).toBe(403);
    expect((await deleteUser(victim.account.id, author.headers)).status).toBe(200);
    expect((await deleteUser(ana.id, headers)).status).toBe(403);
    expect((await deleteUser(ana.id, {})).status).toBe(401);
    expect((await call('DELETE', '/api/v3/Admin/User', {}, headers)).status).toBe(403);
    for (const { account } of [admin, author]) expect(await exists(account.id)).toBe(true);
    await site.db.delete(accounts).where(eq(accounts.role, 'AUTHOR'));
  });

  test.each(['one process', 'two processes'])(
    'keep at least one author, whoever deletes whom at once, on %s',
    async (how) => {
      await site.db.delete(accounts).where(eq(accounts.role, 'AUTHOR'));
      const [one, two] = [await staff('AUTHOR'), await staff('AUTHOR')];
      const answers = await Promise.all([
        deleteUser(two.account.id, one.headers),
        deleteUser(one.account.id, two.headers, how === 'one process' ? site : twin),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await site.db.select().from(accounts).where(eq(accounts.role, 'AUTHOR'));
      expect(left).toHaveLength(1);
      await site.db.update(accounts).set({ passwordHash }).where(eq(accounts.role, 'AUTHOR'));
      const { status, json: answer } = await deleteOwn(
        { password: 'former Horse 7' },
        await logInAs(site.db, left[0] as Account),
      );
      expect([status, answer.message]).toEqual([
        409,
        'The last author can’t be deleted. Make someone else an author first.',
      ]);
    },
  );
});
