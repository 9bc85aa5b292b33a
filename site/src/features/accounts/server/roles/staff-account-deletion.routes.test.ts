import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { deletionHarness } from '#test/calls/deletion-harness.ts';
import { type Account, aLogin, logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';

const harness = deletionHarness();
const { site, call, deleteOwn, deleteUser, exists, statusOfMe } = harness;

describe('deleting an account as staff', () => {
  const staff = async (role: 'ADMIN' | 'AUTHOR') => aLogin(site.db, { role, name: 'Staff Person' });

  test('leaves an activity entry without the person’s name', async () => {
    const admin = await staff('ADMIN');
    const { json: answer, status } = await deleteUser(harness.ana.id, admin.headers);
    expect([status, answer]).toEqual([200, { success: true, message: 'User deleted' }]);
    expect(await statusOfMe(harness.headers)).toEqual([401, 401]);
    const entries = await site.db.select().from(activityEntries).where(eq(activityEntries.actorId, admin.account.id));
    expect(entries).toEqual([
      expect.objectContaining({
        actorName: 'Staff Person',
        role: 'ADMIN',
        type: 'Delete',
        action: 'User deleted',
        detail: 'An account with the role USER',
      }),
    ]);
    expect((await deleteUser(harness.ana.id, admin.headers)).status).toBe(404);
  });

  test('accepts its id in the query or in the body', async () => {
    const { headers: login } = await staff('ADMIN');
    const path = `/api/v3/Admin/User?id=${harness.ana.id}`;
    expect((await call('DELETE', path, { id: 'another' }, login)).status).toBe(400);
    expect((await site.ask(path, { method: 'DELETE', headers: login })).status).toBe(200);
    expect((await call('DELETE', '/api/v3/Admin/User', {}, login)).status).toBe(400);
    for (const id of ['x', `${harness.ana.id}x`, harness.lisbon.id])
      expect((await deleteUser(id, login)).status).toBe(404);
    expect((await call('DELETE', '/api/v3/Admin/User', { id: [harness.ana.id] }, login)).status).toBe(400);
  });

  test("removes a staff account only if an author does it, and never one's own (T02)", async () => {
    const [admin, author, victim] = [await staff('ADMIN'), await staff('AUTHOR'), await staff('ADMIN')];
    expect((await deleteUser(victim.account.id, admin.headers)).status).toBe(403);
    expect((await deleteUser(author.account.id, admin.headers)).status).toBe(403);
    expect((await deleteUser(author.account.id, author.headers)).status).toBe(403);
    expect((await deleteUser(victim.account.id, author.headers)).status).toBe(200);
    expect((await deleteUser(harness.ana.id, harness.headers)).status).toBe(403);
    expect((await deleteUser(harness.ana.id, {})).status).toBe(401);
    expect((await call('DELETE', '/api/v3/Admin/User', {}, harness.headers)).status).toBe(403);
    for (const { account } of [admin, author]) expect(await exists(account.id)).toBe(true);
    await site.db.delete(accounts).where(eq(accounts.role, 'AUTHOR'));
  });

  test.each(['one process', 'two processes'])(
    'never removes the last author, even when authors delete each other at once on %s',
    async (how) => {
      await site.db.delete(accounts).where(eq(accounts.role, 'AUTHOR'));
      const [one, two] = [await staff('AUTHOR'), await staff('AUTHOR')];
      const answers = await Promise.all([
        deleteUser(two.account.id, one.headers),
        deleteUser(one.account.id, two.headers, how === 'one process' ? site : harness.twin),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await site.db.select().from(accounts).where(eq(accounts.role, 'AUTHOR'));
      expect(left).toHaveLength(1);
      await site.db.update(accounts).set({ passwordHash: harness.ana.passwordHash }).where(eq(accounts.role, 'AUTHOR'));
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
