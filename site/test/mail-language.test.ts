import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Post, startPost } from '../src/features/accounts/server/post.fixture.ts';
import { contactMessages } from '../src/features/contact/server/contact.table.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { languages } from '../src/features/languages/server/language.table.ts';
import { newsletterSubscribers } from '../src/features/newsletter/server/newsletter.table.ts';
import { rateLimits } from '../src/server/limits/rate-limit.table.ts';
import { testSite } from './site/test-site.ts';

// A mail is written in the language of whoever reads it, not in that of whoever causes it.

const siteUrl = 'http://trekker.test';
const site = testSite({ config: { siteUrl } });
let post: Post;
beforeAll(async () => {
  await aLanguage(site.db, { code: 'ar-xb' });
  site.forget();
  post = await startPost(site, siteUrl);
});
afterAll(() => post.close());
beforeEach(() => site.db.delete(rateLimits));

const call = (method: string, path: string, body: unknown) =>
  site.ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function register(email: string, query: string): Promise<void> {
  const password = 'former Horse 7';
  const body = { name: 'Ana Maria', email, password, confirmPassword: password, acceptTerms: true };
  expect((await call('POST', `/api/v3/auth/register${query}`, body)).status).toBe(201);
}

/** The newest of so many mails to an address, as it was queued. */
async function mailTo(email: string, count = 1) {
  await post.to(email, count);
  return post.sent.filter(({ to }) => to === email).at(-1);
}

test('whoever signs up in a language gets their mails in it, whoever asks for them', async () => {
  await register('there@example.com', '?language=ar-xb');
  const first = await mailTo('there@example.com');
  expect(first?.subject).toMatch(/^\[Çöñfîrm ýöûr émàîl àddréšš~+\]$/);
  expect(first?.html).toContain('<html lang="ar-xb" dir="rtl">');
  expect(first?.html).toContain('<p>[Ör öpéñ thîš àddréšš:');
  expect(first?.text).toContain(`${siteUrl}/ar-xb/auth/confirm-email?token=`);
  await call('POST', '/api/v3/auth/reset-Password', { email: 'there@example.com' });
  const second = await mailTo('there@example.com', 2);
  expect(second?.subject).toMatch(/^\[Šét à ñéw pàššwörd~+\]$/);
  expect(second?.text).toContain(`${siteUrl}/ar-xb/reset-password?token=`);
});

test('whoever signs up in none gets them in English, whoever asks for them', async () => {
  await register('here@example.com', '');
  const first = await mailTo('here@example.com');
  expect(first?.subject).toBe('Confirm your email address');
  expect(first?.html).toContain('<html lang="en">\n');
  expect(first?.html).toContain('<p>Or open this address: <a href=');
  expect(first?.text).toContain(`${siteUrl}/auth/confirm-email?token=`);
  await call('POST', '/api/v3/auth/reset-Password?language=ar-xb', { email: 'here@example.com' });
  expect((await mailTo('here@example.com', 2))?.subject).toBe('Set a new password');
});

test('a language that readers cannot choose any more is the site’s own', async () => {
  await register('gone@example.com', '?language=ar-xb');
  await mailTo('gone@example.com');
  await site.db.update(languages).set({ state: 'preparing' });
  await call('POST', '/api/v3/auth/reset-Password', { email: 'gone@example.com' });
  const mail = await mailTo('gone@example.com', 2);
  await site.db.update(languages).set({ state: 'public' });
  expect(mail?.subject).toBe('Set a new password');
  expect(mail?.text).toContain(`${siteUrl}/reset-password?token=`);
});

test('a subscription has the language in which it was asked for until it is confirmed', async () => {
  const ask = (query: string) => call('PUT', `/api/v3/auth/subscribe-email${query}`, { email: 'reader@example.com' });
  const again = () => site.db.execute(sql`update newsletter_subscribers set mailed_at = '{}'`);
  await ask('?language=ar-xb');
  const first = await mailTo('reader@example.com');
  expect(first?.subject).toMatch(/^\[Çöñfîrm ýöûr šûbšçrîptîöñ~+\]$/);
  expect(first?.text).toContain(`${siteUrl}/ar-xb/newsletter/confirm?token=`);
  // What a mail program calls is no page.
  expect(first?.headers?.['List-Unsubscribe']).toContain(`<${siteUrl}/api/`);
  await again();
  await ask('');
  expect((await mailTo('reader@example.com', 2))?.subject).toBe('Confirm your subscription');
  await site.db.update(newsletterSubscribers).set({ state: 'confirmed' });
  await again();
  await ask('?language=ar-xb');
  expect((await mailTo('reader@example.com', 3))?.subject).toBe('You’re already subscribed');
});

test('what somebody writes is kept with its language, and the owners are told in their own', async () => {
  const body = { fullName: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Hello.' };
  expect((await call('POST', '/contact?language=ar-xb', body)).status).toBe(201);
  const [message] = await site.db.select().from(contactMessages);
  expect(message?.language).toBe('ar-xb');
  const notice = () => post.sent.find(({ writer }) => writer === body.email);
  await expect.poll(() => notice()?.subject).toMatch(/^Message from Ana: /);
  expect(notice()?.html).toContain('<html lang="en">');
});
