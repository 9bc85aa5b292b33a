import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newsletterSubscribers } from '#features/newsletter/server/newsletter.table.ts';
import { deletionHarness } from '#test/calls/deletion-harness.ts';
import { aLogin } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { sessions } from '../sessions/session.table.ts';

const harness = deletionHarness();
const { site, aFullLife, deleteOwn } = harness;

describe('a copy of the personal data', () => {
  test('contains all of it and no secret (G-52)', async () => {
    await aFullLife();
    const {
      status,
      headers: answered,
      json: { data },
    } = await site.ask('/api/v3/auth/export', { headers: harness.headers });
    expect([status, answered['cache-control']]).toEqual([200, 'private, no-store']);
    expect(data).toMatchObject({
      profile: { _id: harness.ana.id, email: harness.ana.email },
      sessions: [{ current: true, createdAt: expect.any(String), expiresAt: expect.any(String) }],
      favourites: { destinations: [{ slug: harness.lisbon.slug }], stories: [] },
      reviews: [
        {
          destination: harness.lisbon.name,
          rating: 5,
          text: `${harness.canary} in the text of a review, long enough.`,
        },
      ],
      votes: [{ destination: harness.lisbon.name, vote: 'helpful' }],
      feedback: [{ message: `${harness.canary} of feedback` }],
      messages: [{ message: 'Hello from Ana' }],
      newsletter: { state: 'confirmed' },
    });
    const [session] = await site.db.select().from(sessions).where(eq(sessions.accountId, harness.ana.id));
    const text = JSON.stringify(data);
    for (const secret of ['argon2', session?.tokenHash, session?.id, harness.headers.authorization.slice(7)])
      expect(text).not.toContain(secret);
  });

  test('contains nothing about an address that the person has not confirmed (T22)', async () => {
    await aFullLife();
    const claim = await aLogin(site.db, { email: `x${harness.ana.email}` });
    await site.db.delete(accounts).where(eq(accounts.id, harness.ana.id));
    await site.db.update(accounts).set({ email: harness.ana.email }).where(eq(accounts.id, claim.account.id));
    const { json: answer } = await site.ask('/api/v3/auth/export', { headers: claim.headers });
    expect(answer.data).toMatchObject({ messages: [], newsletter: null });
    expect((await deleteOwn({}, claim.headers)).status).toBe(200);
    expect(
      await site.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, harness.ana.email)),
    ).toHaveLength(1);
  });

  test('is refused without a login', async () => {
    expect((await site.ask('/api/v3/auth/export')).status).toBe(401);
  });
});
