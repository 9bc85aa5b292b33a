import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { aLogin, type Login } from '../../accounts/server/account.fixture.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { sessions } from '../../accounts/server/sessions/session.table.ts';

const site = testSite();
let ana: Login;
let ben: Login;
let item: string;

beforeEach(async () => {
  ana = await aLogin(site.db, { role: 'AUTHOR', name: 'Ana' });
  ben = await aLogin(site.db, { role: 'ADMIN', name: 'Ben' });
  item = randomUUID();
});

/** An open form of somebody, on one process or another. */
function aForm({ headers }: { headers: Record<string, string> }, at: Pick<TestSite, 'ask'> = site) {
  const form = randomUUID();
  const call = (method: string, body?: object) =>
    at.ask(`/api/v5/admin/presence/story/${item}/${form}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const beat = async (isHidden = false) => (await call('PUT', { isHidden })).json.data;
  return {
    call,
    beat,
    close: () => call('DELETE'),
    /** Notices reach a process a moment after they are answered. */
    finds: (presence: object) => vi.waitFor(async () => expect(await beat()).toEqual(presence), { timeout: 150_000 }),
  };
}

const person = ({ account }: Login) => ({ _id: account.id, name: account.name });

describe('who else has a form open', () => {
  test('is told to each of them, on whichever process they are, and no longer when it is closed', async () => {
    const other = await site.twin();
    const [mine, theirs] = [aForm(ana), aForm(ben, other)];
    expect(await mine.beat()).toEqual({ others: [], isElsewhere: false });
    await theirs.finds({ others: [person(ana)], isElsewhere: false });
    await mine.finds({ others: [person(ben)], isElsewhere: false });
    expect((await theirs.close()).status).toBe(200);
    await mine.finds({ others: [], isElsewhere: false });
    await other.close();
  });

  test('is oneself where one has it open twice, and somebody else once however often they have it open', async () => {
    const [mine, again] = [aForm(ana), aForm(ana)];
    await again.beat();
    await mine.finds({ others: [], isElsewhere: true });
    for (const form of [aForm(ben), aForm(ben)]) await form.beat();
    await mine.finds({ others: [person(ben)], isElsewhere: true });
    await again.close();
    await mine.finds({ others: [person(ben)], isElsewhere: false });
  });

  test('is told of twenty, in the order in which they came', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => aLogin(site.db, { role: 'ADMIN' })));
    for (const login of people) await aForm(login).beat();
    await aForm(ana).finds({ others: people.map(person), isElsewhere: false });
  });

  test('is nobody who is not staff any more', async () => {
    const mine = aForm(ana);
    await aForm(ben).beat();
    await mine.finds({ others: [person(ben)], isElsewhere: false });
    await site.db.update(accounts).set({ role: 'USER' }).where(eq(accounts.id, ben.account.id));
    expect(await mine.beat()).toEqual({ others: [], isElsewhere: false });
  });
});

describe('a form that says it is open', () => {
  test('does not keep its login alive; every other call does', async () => {
    const of = eq(sessions.accountId, ana.account.id);
    await site.db.update(sessions).set({ lastUsedAt: sql`now() - interval '1 hour'` }).where(of);
    const read = async () => (await site.db.select({ at: sessions.lastUsedAt }).from(sessions).where(of))[0]?.at;
    const before = await read();
    await aForm(ana).beat();
    expect(await read()).toEqual(before);
    await site.ask('/api/v5/admin/unsaved-edits?kind=story', { headers: ana.headers });
    expect(await read()).not.toEqual(before);
  });

  test('drops nothing from the cache of any process', async () => {
    await site.ask('/api/v3/destination');
    const { entries } = site.site.cache.stats();
    expect(entries).toBeGreaterThan(0);
    await aForm(ana).beat();
    await aForm(ben).finds({ others: [person(ana)], isElsewhere: false });
    expect(site.site.cache.stats().entries).toBe(entries);
  });

  test('is refused for what has no form, from guests and members, and with anything odd', async () => {
    const member = await aLogin(site.db);
    expect((await aForm(member).call('PUT', {})).status).toBe(403);
    expect((await aForm({ headers: {} }).call('PUT', {})).status).toBe(401);
    expect((await aForm(ana).call('PUT', { isHidden: 'perhaps' })).status).toBe(400);
    for (const path of [`/review/${item}/${randomUUID()}`, `/story/${item}/x`, `/story/%00/${randomUUID()}`])
      expect((await site.ask(`/api/v5/admin/presence${path}`, { method: 'DELETE', headers: ana.headers })).status).toBe(
        400,
      );
  });
});
