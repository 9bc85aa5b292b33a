import { afterAll, beforeAll, beforeEach } from 'vitest';
import { rateLimits } from '#server/limits/rate-limit.table.ts';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { type Account, anAccount } from './account.fixture.ts';
import { hashPassword } from './password/password-hash.ts';
import { type Post, startPost } from './post.fixture.ts';

const siteUrl = 'http://trekker.test';
export const auth = '/api/v3/auth';

/**
 * A site on two processes with its mails, and for each test a new member with the password "former Horse 7" and a
 * confirmed address. All rate limits start at zero.
 */
export function accountHarness() {
  const site = testSite({ config: { siteUrl } });
  let twin: TestSite;
  let post: Post;
  let passwordHash: string;
  let ana: Account;
  beforeAll(async () => {
    passwordHash = await hashPassword('former Horse 7');
    twin = await site.twin();
    post = await startPost(site, siteUrl);
  });
  afterAll(async () => {
    await post.close();
    await twin.close();
  });
  beforeEach(async () => {
    await site.db.delete(rateLimits);
    ana = await anAccount(site.db, { name: 'Ana Maria', passwordHash, emailVerifiedAt: new Date() });
  });
  return {
    site,
    get twin() {
      return twin;
    },
    get post() {
      return post;
    },
    get ana() {
      return ana;
    },
    /** The process that request number `index` of fifty goes to. */
    processOf: (how: string, index: number) => (how === 'one process' || index % 2 === 0 ? site : twin),
    call: (
      method: string,
      path: string,
      body: unknown = {},
      headers: Record<string, string> = {},
      at: TestSite = site,
    ) =>
      at.ask(`${auth}/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    /** The status of a call with that login, on both processes. */
    statusOfMe: (headers: Record<string, string>) =>
      Promise.all([site, twin].map(async (one) => (await one.ask(`${auth}/me`, { headers })).status)),
    logIn: (email: string, password: string) =>
      site.ask(`${auth}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
  };
}
