import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { accounts } from '../account.table.ts';
import { sessions } from '../sessions/session.table.ts';
import { type ProviderDouble, startProvider } from './provider-double.fixture.ts';

export const siteUrl = 'http://trekker.test';
export const googleClient = { clientId: 'trekker', clientSecret: 'a secret of the client' };
export const beginGoogle = '/api/v3/auth/google';
export const inBrowser = { 'sec-fetch-site': 'same-origin' };

export const ticketIn = (location: string) =>
  new RegExp(`^${siteUrl}/auth/check-login\\?token=([\\w-]{43})$`).exec(location)?.[1] ?? `none in ${location}`;

const cookieOf = (headers: { 'set-cookie'?: string[] | undefined }) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

/** A site whose Google is a double, which knows a new person for each test. */
export function googleHarness() {
  let provider: ProviderDouble;
  let number = 0;
  let ana: { sub: string; email: string; email_verified: boolean; name: string; hd?: string };
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());
  const site = testSite(async () => ({ config: { siteUrl, google: { issuer: provider.issuer, ...googleClient } } }));
  beforeEach(() => {
    number += 1;
    ana = { sub: `google-${number}`, email: `ana-${number}@example.com`, email_verified: true, name: 'Ana Maria' };
    ana.hd = 'example.com';
    provider.is(ana);
  });

  /** The browser goes to the provider, logs in there, and gets the address to return to. */
  async function visitGoogle(at = site, query = '') {
    const { status, headers } = await at.ask(`${beginGoogle}${query}`);
    const location = new URL(headers.location ?? '');
    const back = location.origin === siteUrl ? location : await provider.visit(location.href);
    return { status, headers, location, cookie: cookieOf(headers), back };
  }
  const comeBack = async (back: URL, cookie: string, to: TestSite = site) =>
    (await to.ask(`${back.pathname}${back.search}`, { headers: cookie ? { cookie } : {} })).headers.location ?? '';

  return {
    site,
    get provider() {
      return provider;
    },
    get ana() {
      return ana;
    },
    visitGoogle,
    comeBack,
    trade: (token: string, headers: Record<string, string>) =>
      site.ask(`/api/v3/auth/set-cookie/${token}`, { method: 'POST', headers }),
    accountsOf: (email: string) => site.db.select().from(accounts).where(eq(accounts.email, email)),
    sessionCount: async () => (await site.db.select().from(sessions)).length,
  };
}
