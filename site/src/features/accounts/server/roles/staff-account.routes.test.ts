import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { notifications } from '#features/notifications/server/notification.table.ts';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { aLogin, anAccount, logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { addLoginMethods, countLoginMethods } from '../login-methods.fixture.ts';
import { issueToken } from '../tokens/one-time-token.service.ts';
import { oneTimeTokens } from '../tokens/one-time-token.table.ts';

const site = testSite();
let twin: TestSite;
beforeAll(async () => {
  twin = await site.twin();
});
afterAll(() => twin.close());

let author: Awaited<ReturnType<typeof aLogin>>;
beforeEach(async () => {
  await site.db.execute(sql`truncate accounts cascade`);
  await site.db.delete(activityEntries);
  author = await aLogin(site.db, { role: 'AUTHOR', name: 'Olga Owner' });
});

const users = '/api/v5/Admin/users';
const rolePath = '/api/v5/admin/user-role';
const list = async (query = '', headers: Record<string, string> = author.headers) =>
  site.ask(`${users}${query}`, { headers });
const namesIn = async (query: string) => (await list(query)).json.data.map(({ name }: { name: string }) => name);
const give = (id: string, newRole: string, headers: Record<string, string> = author.headers, at: TestSite = site) =>
  at.ask(rolePath, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ id, newRole }),
  });
/** A busy machine may say that it is busy (503): then once more, as a client would. */
const giveAtLast = async (id: string, role: string, at: TestSite): ReturnType<typeof give> => {
  const answer = await give(id, role, author.headers, at);
  return answer.status === 503 ? giveAtLast(id, role, at) : answer;
};
const roleOf = async (id: string) => (await site.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.role;
const countOf = async (role: Role) => (await site.db.select().from(accounts).where(eq(accounts.role, role))).length;
const entries = () => site.db.select().from(activityEntries).where(eq(activityEntries.actorId, author.account.id));

describe('the list of users', () => {
  test('shows what staff need, newest first, and no secret (T05)', async () => {
    const ana = await anAccount(site.db, {
      name: 'Ana',
      country: 'Portugal',
      passwordHash: 'secret',
      isSubscribed: true,
    });
    const { status, headers, json } = await list();
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(json).toMatchObject({ page: 1, limit: 25, totalPages: 1, totalCount: 2 });
    expect(json.data[0]).toEqual({
      _id: ana.id,
      role: 'USER',
      userName: 'Ana',
      fullName: 'Ana',
      name: 'Ana',
      email: ana.email,
      emailVerified: false,
      phoneNumber: '',
      avatar: null,
      isSubscribed: true,
      gender: '',
      dob: '',
      address: { country: 'Portugal', city: '', state: '' },
      travelAchievements: [],
      createdAt: ana.createdAt.toISOString(),
      updatedAt: ana.updatedAt.toISOString(),
    });
    expect((await site.ask(`${users}/${ana.id}`, { headers: author.headers })).json.data).toEqual(json.data[0]);
  });

  test('finds accounts by any part of name, address and country, and by role', async () => {
    await anAccount(site.db, { name: 'Ana_Lima', country: 'Portugal' });
    await anAccount(site.db, { name: 'Ben 100%', role: 'ADMIN', email: 'ben@trekkers.example' });
    await anAccount(site.db, { name: 'Cleo', country: 'Greece' });
    expect(await namesIn('?q=PORTU')).toEqual(['Ana_Lima']);
    expect(await namesIn('?q=ben@TREK')).toEqual(['Ben 100%']);
    expect(await namesIn('?q=%25')).toEqual(['Ben 100%']);
    expect(await namesIn('?q=a_l')).toEqual(['Ana_Lima']);
    // One or two letters begin a word.
    expect(await namesIn('?q=BE')).toEqual(['Ben 100%']);
    expect(await namesIn('?q=gr')).toEqual(['Cleo']);
    expect(await namesIn('?q=le')).toEqual([]);
    expect(await namesIn('?q=%5C')).toEqual([]);
    expect(await namesIn('?role=ADMIN')).toEqual(['Ben 100%']);
    expect(await namesIn('?role=USER&q=greece')).toEqual(['Cleo']);
    expect(await namesIn('?role=&q=')).toHaveLength(4);
    expect((await list('?limit=2&page=2')).json).toMatchObject({ totalPages: 2, totalCount: 4, page: 2, limit: 2 });
  });

  test.each(['?page=0', '?limit=101', '?role=OWNER', '?q=%00', '?role=USER&role=ADMIN'])(
    'refuses the query %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );

  test('is refused to everybody but staff', async () => {
    const user = await aLogin(site.db);
    const admin = await aLogin(site.db, { role: 'ADMIN' });
    for (const path of [users, `${users}/${user.account.id}`]) {
      const statuses = [{}, user.headers, admin.headers].map(
        async (headers) => (await site.ask(path, { headers })).status,
      );
      expect(await Promise.all(statuses)).toEqual([401, 403, 200]);
    }
    for (const id of [
      'x',
      author.account.id.replace(/.$/, 'g'),
      `${author.account.id}x`,
      '00000000-0000-0000-0000-000000000000',
    ])
      expect((await site.ask(`${users}/${id}`, { headers: author.headers })).status).toBe(404);
  });
});

describe('a new role', () => {
  test("ends the person's sessions on every process, sends a mail and is logged (G-43, T13)", async () => {
    const ana = await aLogin(site.db, { name: 'Ana Lima', emailVerifiedAt: new Date() });
    const { status, json } = await give(ana.account.id, 'ADMIN');
    const user = { _id: ana.account.id, role: 'ADMIN' };
    expect([status, json]).toEqual([200, { success: true, message: 'Role updated successfully!', user }]);
    for (const one of [site, twin])
      expect((await one.ask('/api/v3/auth/me', { headers: ana.headers })).status).toBe(401);
    expect(await site.db.select().from(notifications).where(eq(notifications.accountId, ana.account.id))).toHaveLength(
      1,
    );
    expect(await entries()).toMatchObject([
      {
        action: 'Role changed',
        detail: 'Ana Lima: from USER to ADMIN',
        type: 'update',
        actorName: 'Olga Owner',
        role: 'AUTHOR',
      },
    ]);
    const mail = await site.db.execute(
      sql`select from pgboss.job where name = 'send-mail' and data ->> 'to' = ${ana.account.email}`,
    );
    expect(mail.rowCount).toBe(1);
  });

  test('of staff removes passkeys and Google logins added as a member, and the mail says so (T02, T92)', async () => {
    const { id, email } = await anAccount(site.db, { emailVerifiedAt: new Date() });
    const left = async () => [
      ...(await countLoginMethods(site.db, id)),
      (
        await site.db.execute(sql`select from pgboss.job where data ->> 'to' = ${email}
        and data ->> 'text' like '%the passkeys and the login with Google of your account were removed%'`)
      ).rowCount,
    ];
    await addLoginMethods(site.db, id);
    expect((await give(id, 'ADMIN')).status).toBe(200);
    expect(await left()).toEqual([0, 0, 1]);
    // Those of staff stay.
    await addLoginMethods(site.db, id);
    for (const role of ['AUTHOR', 'USER']) expect((await give(id, role)).status).toBe(200);
    expect(await left()).toEqual([1, 1, 1]);
  });

  test('that the person already has changes nothing', async () => {
    const ana = await aLogin(site.db);
    expect((await give(ana.account.id, 'USER')).status).toBe(200);
    expect((await site.ask('/api/v3/auth/me', { headers: ana.headers })).status).toBe(200);
    expect(await entries()).toEqual([]);
  });

  test('is accepted in the query as well, but not two different ones', async () => {
    const { id } = await anAccount(site.db, { emailVerifiedAt: new Date() });
    const path = `${rolePath}?id=${id}&UpdateRole=ADMIN`;
    expect((await site.ask(path, { method: 'PUT', headers: author.headers })).status).toBe(200);
    expect(await roleOf(id)).toBe('ADMIN');
    const odd = await site.ask(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...author.headers },
      body: JSON.stringify({ id, newRole: 'USER' }),
    });
    expect([odd.status, odd.json.errors[0].field]).toEqual([400, 'newRole']);
  });

  test('can be given by an author alone, and not to oneself (T01)', async () => {
    const [user, admin, second] = [
      await aLogin(site.db),
      await aLogin(site.db, { role: 'ADMIN' }),
      await aLogin(site.db, { role: 'AUTHOR' }),
    ];
    for (const [headers, status] of [
      [{}, 401],
      [user.headers, 403],
      [admin.headers, 403],
    ] as const) {
      expect((await give(user.account.id, 'ADMIN', headers)).status).toBe(status);
      expect((await give(user.account.id, 'nonsense', headers)).status).toBe(status);
    }
    expect((await give(second.account.id, 'USER', second.headers)).status).toBe(403);
    expect([await roleOf(user.account.id), await roleOf(second.account.id)]).toEqual(['USER', 'AUTHOR']);
  });

  test.each(['ADMIN', 'AUTHOR'] as const)(
    '%s is refused to an account with an unconfirmed address (T02)',
    async (role) => {
      const squatter = await anAccount(site.db);
      const { status, json } = await give(squatter.id, role);
      expect([status, json.message]).toEqual([409, 'This address is not confirmed yet.']);
      expect([await roleOf(squatter.id), await entries()]).toEqual(['USER', []]);
    },
  );

  test('ends every link that was mailed before, also the undo link of a change of address (T02)', async () => {
    const ana = await anAccount(site.db, { emailVerifiedAt: new Date() });
    for (const purpose of ['reset', 'sign-in', 'confirm-email', 'undo-email'] as const)
      await issueToken(site.db, purpose, ana.id, { email: ana.email });
    expect((await give(ana.id, 'ADMIN')).status).toBe(200);
    expect(await site.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.accountId, ana.id))).toEqual([]);
  });

  test('never ends the undo link of a recent change of address (T02, T22)', async () => {
    const ana = await anAccount(site.db, { emailVerifiedAt: new Date() });
    await issueToken(site.db, 'undo-email', ana.id, { email: 'before@example.com' });
    const refused = await give(ana.id, 'ADMIN');
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'Their email address was changed less than 7 days ago and can still be changed back.',
    ]);
    await site.db.update(accounts).set({ role: 'ADMIN' }).where(eq(accounts.id, ana.id));
    expect((await give(ana.id, 'USER')).status).toBe(200);
    const left = await site.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.accountId, ana.id));
    expect(left.map(({ purpose }) => purpose)).toEqual(['undo-email']);
  });

  test.each(['author', 'OWNER', '', 'ADMIN '])('that does not exist is refused: %j', async (role) => {
    const { id } = await anAccount(site.db);
    expect((await give(id, role)).status).toBe(400);
  });

  test('for an account that does not exist is refused', async () => {
    for (const id of ['x', '00000000-0000-0000-0000-000000000000']) expect((await give(id, 'ADMIN')).status).toBe(404);
    expect((await give('', 'ADMIN')).status).toBe(400);
  });

  test.each<[Role, number, string]>([
    ['ADMIN', 4, 'Max 5 admins allowed.'],
    ['AUTHOR', 0, 'Max 2 authors allowed.'],
  ])(
    '%s with one place left is given once of fifty times at once, on two processes (T07)',
    async (role, before, message) => {
      for (let index = 0; index < before; index += 1) await anAccount(site.db, { role });
      const people = await Promise.all(
        Array.from({ length: 50 }, () => anAccount(site.db, { emailVerifiedAt: new Date() })),
      );
      const answers = await Promise.all(people.map(({ id }, index) => giveAtLast(id, role, index % 2 ? twin : site)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status, json }) => status === 409 && json.message === message)).toHaveLength(49);
      expect(await countOf(role)).toBe(role === 'ADMIN' ? 5 : 2);
      expect(await entries()).toHaveLength(1);
    },
  );

  test('is taken from one of two authors who demote each other at once (T07)', async () => {
    for (let round = 0; round < 10; round += 1) {
      await site.db.delete(accounts);
      const [one, two] = [await aLogin(site.db, { role: 'AUTHOR' }), await aLogin(site.db, { role: 'AUTHOR' })];
      const answers = await Promise.all([
        give(two.account.id, 'USER', one.headers),
        give(one.account.id, 'USER', two.headers, twin),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      expect(await countOf('AUTHOR')).toBe(1);
    }
  });
});

test('the activity entry about a deleted person shows no name', async () => {
  const ana = await anAccount(site.db, { name: 'Ana Lima', emailVerifiedAt: new Date() });
  await give(ana.id, 'ADMIN');
  const admin = { authorization: (await logInAs(site.db, ana)).authorization };
  const ben = await anAccount(site.db);
  const gone = (id: string, headers: Record<string, string>) =>
    site.ask(`/api/v3/Admin/User?id=${id}`, { method: 'DELETE', headers });
  expect((await gone(ben.id, admin)).status).toBe(200);
  expect((await gone(ana.id, author.headers)).status).toBe(200);
  expect(JSON.stringify(await site.db.select().from(activityEntries))).not.toContain('Ana Lima');
});
