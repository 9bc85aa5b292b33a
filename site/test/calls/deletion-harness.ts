import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Account, anAccount, type Login, logInAs } from '../../src/features/accounts/server/account.fixture.ts';
import { accounts } from '../../src/features/accounts/server/account.table.ts';
import { hashPassword } from '../../src/features/accounts/server/password/password-hash.ts';
import { contactMessages } from '../../src/features/contact/server/contact.table.ts';
import { aDestination, type Destination } from '../../src/features/destinations/server/destination.fixture.ts';
import { newsletterSubscribers } from '../../src/features/newsletter/server/newsletter.table.ts';
import { aReview } from '../../src/features/reviews/server/review.fixture.ts';
import { anAuthor, aStory } from '../../src/features/stories/server/story.fixture.ts';
import { rateLimits } from '../../src/server/limits/rate-limit.table.ts';
import { type TestSite, testSite } from '../site/test-site.ts';

/**
 * A site on two processes. Each test gets Ana, who is logged in, has a confirmed address and the password "former Horse
 * 7", and a destination. `canary` is part of her name and of everything she writes.
 */
export function deletionHarness() {
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
  let headers: Login['headers'];
  let lisbon: Destination;
  beforeEach(async () => {
    await site.db.delete(rateLimits);
    number += 1;
    canary = `Canary-${number}-`;
    ana = await anAccount(site.db, { name: `Ana ${canary}`, passwordHash, emailVerifiedAt: new Date() });
    headers = await logInAs(site.db, ana);
    lisbon = await aDestination(site.db, { name: `Lisbon ${ana.id}` });
  });

  const call = (method: string, path: string, body: unknown, login: Record<string, string>, at: TestSite = site) =>
    at.ask(path, { method, headers: { 'content-type': 'application/json', ...login }, body: JSON.stringify(body) });

  return {
    site,
    call,
    get twin() {
      return twin;
    },
    get ana() {
      return ana;
    },
    get headers() {
      return headers;
    },
    get lisbon() {
      return lisbon;
    },
    get canary() {
      return canary;
    },
    deleteOwn: (body: unknown, login: Record<string, string> = headers, at?: TestSite) =>
      call('DELETE', '/api/v3/auth/account', body, login, at),
    deleteUser: (id: string, login: Record<string, string>, at?: TestSite) =>
      call('DELETE', '/api/v3/Admin/User', { id }, login, at),
    /** The status of a call with that login, on both processes. */
    statusOfMe: (login: Record<string, string>) =>
      Promise.all([site, twin].map(async (one) => (await one.ask('/api/v3/auth/me', { headers: login })).status)),
    exists: async (id: string) => (await site.db.select().from(accounts).where(eq(accounts.id, id))).length === 1,

    /** Ana does everything that a person can do on the site. */
    async aFullLife() {
      const other = await anAccount(site.db);
      const othersReview = await aReview(site.db, lisbon, { accountId: other.id, rating: 2 });
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
      return { othersReview, story };
    },
  };
}
