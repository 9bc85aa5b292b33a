import { OAuth2Server } from 'oauth2-mock-server';
import { expect, open, test } from './fixtures.ts';
import { aPerson } from './people.ts';
import { type Site, startSite } from './site.ts';

// A site of its own, with a provider of its own on this machine.
let provider: OAuth2Server;
let site: Site;
const person = aPerson({ name: 'Mina Park' });
let identity = { sub: 'mina', email_verified: true };

test.beforeAll(async () => {
  provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.issuer.url = `http://127.0.0.1:${provider.address().port}`;
  provider.service.on('beforeTokenSigning', ({ payload }) => {
    Object.assign(payload, { aud: 'trekker', email: person.email, name: person.name, ...identity });
  });
  site = await startSite({
    SAMPLE: 'none',
    WORKERS: '1',
    GOOGLE_ISSUER: provider.issuer.url,
    GOOGLE_CLIENT_ID: 'trekker',
    GOOGLE_CLIENT_SECRET: 'a secret of this test',
  });
});
test.afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});
test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.use({ baseURL: undefined });

test('Continue with Google leads back to where the login was asked for', async ({ page }) => {
  await open(page, `${site.url}/profile`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
  await expect(page.getByText('Your account has no password.')).toBeVisible();
});

test('an address that the provider has not verified gets no login, and a word why', async ({ page }) => {
  identity = { sub: 'somebody-else', email_verified: false };
  await open(page, `${site.url}/login`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/login\?error=google_/);
  await expect(page.getByRole('alert').filter({ hasText: 'Google' })).toBeVisible();
});
