import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aLogin } from '../../accounts/server/account.fixture.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { aDestination, type Destination } from '../../destinations/server/destination.fixture.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { aReview, type StoredReview } from '../../reviews/server/review.fixture.ts';
import { notifyReply, notifyRoleChange } from './notification.service.ts';
import { notifications } from './notification.table.ts';

const site = testSite();
let place: Destination;
let ana: Awaited<ReturnType<typeof aLogin>>;
let review: StoredReview;

beforeEach(async () => {
  place = await aDestination(site.db);
  ana = await aLogin(site.db);
  review = await aReview(site.db, place, { accountId: ana.account.id });
});

const path = '/api/v3/auth/notifications';
const vote = (headers: Record<string, string>, kind = 'review-Help') =>
  site.ask(`/api/v3/destination/${kind}/${place.slug}/${review.id}/x`, { method: 'PUT', headers });
const list = async (headers: Record<string, string> = ana.headers) => {
  const { status, json } = await site.ask(path, { headers });
  expect(status).toBe(200);
  return json as { data: Record<string, unknown>[]; unreadCount: number };
};
const markRead = (headers: Record<string, string> = ana.headers) =>
  site.ask(`${path}/read`, { method: 'POST', headers });

describe('the notifications of a member', () => {
  test('are empty at first, require a login, and must not be cached', async () => {
    const answer = await site.ask(path, { headers: ana.headers });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json).toEqual({ success: true, data: [], unreadCount: 0 });
    expect((await site.ask(path)).status).toBe(401);
    expect((await site.ask(`${path}/read`, { method: 'POST' })).status).toBe(401);
  });

  test('include a new role and a reply, newest first, until they are read', async () => {
    await site.db.transaction((tx) => notifyRoleChange(tx, ana.account.id, 'AUTHOR'));
    await site.db.transaction((tx) => notifyReply(tx, ana.account.id, 'Boats to Burano'));
    const { data, unreadCount } = await list();
    const event = { _id: expect.any(String), createdAt: expect.stringMatching(/^20.*Z$/), read: false };
    expect(data).toEqual([
      { ...event, kind: 'reply', subject: 'Boats to Burano' },
      { ...event, kind: 'role', role: 'AUTHOR' },
    ]);
    expect(unreadCount).toBe(2);
    const other = await aLogin(site.db);
    await markRead(other.headers);
    expect((await list()).unreadCount).toBe(2);
    expect((await markRead()).json.success).toBe(true);
    expect((await markRead()).status).toBe(200);
    const read = await list();
    expect([read.unreadCount, read.data.map(({ read }) => read)]).toEqual([0, [true, true]]);
  });

  test('are the newest twenty, and all unread ones are counted', async () => {
    for (let index = 1; index <= 25; index += 1)
      await site.db.transaction((tx) => notifyReply(tx, ana.account.id, `Message ${index}`));
    const { data, unreadCount } = await list();
    expect([data.length, data[0]?.subject, data[19]?.subject, unreadCount]).toEqual([
      20,
      'Message 25',
      'Message 6',
      25,
    ]);
  });

  test('are dropped without an error for a deleted member', async () => {
    await site.db.delete(accounts).where(eq(accounts.id, ana.account.id));
    await site.db.transaction((tx) => notifyReply(tx, ana.account.id, 'Too late'));
    expect(await site.db.select().from(notifications).where(eq(notifications.accountId, ana.account.id))).toEqual([]);
  });
});

describe('votes on a review', () => {
  test('are one notification with the current counts, which disappears when all are taken back', async () => {
    const [bob, eva] = [await aLogin(site.db), await aLogin(site.db)];
    await vote(bob.headers);
    await vote(eva.headers, 'review-unHelp');
    const { data, unreadCount } = await list();
    expect(data).toEqual([
      {
        _id: expect.any(String),
        createdAt: expect.any(String),
        read: false,
        kind: 'vote',
        place: { slug: place.slug, name: place.name },
        helpfulCount: 1,
        unhelpfulCount: 1,
      },
    ]);
    expect(unreadCount).toBe(1);
    await vote(bob.headers);
    expect((await list()).data).toMatchObject([{ helpfulCount: 0, unhelpfulCount: 1 }]);
    await vote(eva.headers, 'review-unHelp');
    expect(await list()).toMatchObject({ data: [], unreadCount: 0 });
  });

  test('notify again with a new vote, but not when one is switched or taken back', async () => {
    const [bob, eva] = [await aLogin(site.db), await aLogin(site.db)];
    await vote(bob.headers);
    await vote(eva.headers);
    await markRead();
    await vote(bob.headers, 'review-unHelp');
    await vote(eva.headers);
    expect((await list()).unreadCount).toBe(0);
    await site.db.transaction((tx) => notifyReply(tx, ana.account.id, 'In between'));
    await vote(eva.headers);
    const { data, unreadCount } = await list();
    expect([data.map(({ kind }) => kind), unreadCount]).toEqual([['vote', 'reply'], 2]);
  });

  test('by its own writer notify nobody', async () => {
    await vote(ana.headers);
    expect((await list()).data).toEqual([]);
    const bob = await aLogin(site.db);
    await vote(bob.headers);
    expect((await list()).data).toHaveLength(1);
    await vote(bob.headers);
    expect((await list()).data).toEqual([]);
  });

  test('notify nobody while the destination is a draft or the review is deleted', async () => {
    await vote((await aLogin(site.db)).headers);
    const publish = (published: boolean) =>
      site.db.update(destinations).set({ published }).where(eq(destinations.id, place.id));
    await publish(false);
    expect(await list()).toMatchObject({ data: [], unreadCount: 0 });
    await publish(true);
    expect(await list()).toMatchObject({ data: [{}], unreadCount: 1 });
    await site.ask(`/api/v3/destination/review/${review.id}`, { method: 'DELETE', headers: ana.headers });
    expect(await list()).toMatchObject({ data: [], unreadCount: 0 });
  });

  test('are one notification for fifty at once', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => aLogin(site.db)));
    const answers = await Promise.all(people.map(({ headers }) => vote(headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await list()).toMatchObject({ data: [{ helpfulCount: 50 }], unreadCount: 1 });
  });
});
