import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deletionDesk } from '#test/deletion-desk.ts';
import { newsletterSubscribers } from '../../newsletter/server/newsletter.table.ts';
import { aLogin } from './account.fixture.ts';
import { accounts } from './account.table.ts';
import { sessions } from './session.table.ts';

const desk = deletionDesk();
const { site, aFullLife, deleteOwn } = desk;

describe('a copy of the data', () => {
  test('holds all of it and no secret (G-52)', async () => {
    await aFullLife();
    const {
      status,
      headers: answered,
      json: { data },
    } = await site.ask('/api/v3/auth/export', { headers: desk.headers });
    expect([status, answered['cache-control']]).toEqual([200, 'private, no-store']);
    expect(data).toMatchObject({
      profile: { _id: desk.ana.id, email: desk.ana.email },
      sessions: [{ current: true, createdAt: expect.any(String), expiresAt: expect.any(String) }],
      favourites: { destinations: [{ slug: desk.lisbon.slug }], stories: [] },
      reviews: [
        { destination: desk.lisbon.name, rating: 5, text: `${desk.canary} in the text of a review, long enough.` },
      ],
      votes: [{ destination: desk.lisbon.name, vote: 'helpful' }],
      feedback: [{ message: `${desk.canary} of feedback` }],
      messages: [{ message: 'Hello from Ana' }],
      newsletter: { state: 'confirmed' },
    });
    const [session] = await site.db.select().from(sessions).where(eq(sessions.accountId, desk.ana.id));
    const text = JSON.stringify(data);
    for (const secret of ['argon2', session?.tokenHash, session?.id, desk.headers.authorization.slice(7)])
      expect(text).not.toContain(secret);
  });

  test('says nothing of an address that is only claimed (T22)', async () => {
    await aFullLife();
    const claim = await aLogin(site.db, { email: `x${desk.ana.email}` });
    await site.db.delete(accounts).where(eq(accounts.id, desk.ana.id));
    await site.db.update(accounts).set({ email: desk.ana.email }).where(eq(accounts.id, claim.account.id));
    const { json: answer } = await site.ask('/api/v3/auth/export', { headers: claim.headers });
    expect(answer.data).toMatchObject({ messages: [], newsletter: null });
    expect((await deleteOwn({}, claim.headers)).status).toBe(200);
    expect(
      await site.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, desk.ana.email)),
    ).toHaveLength(1);
  });

  test('is nothing for strangers', async () => {
    expect((await site.ask('/api/v3/auth/export')).status).toBe(401);
  });
});
