import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startWorker } from '@trekker/job-queue/worker.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadConfig } from '../src/config/config.ts';
import { type Account, aLogin, anAccount, logInAs } from '../src/features/accounts/server/account.fixture.ts';
import { hashPassword } from '../src/features/accounts/server/password/password-hash.ts';
import {
  anAuthenticatorApp,
  codeOf,
  recoveryCode,
} from '../src/features/accounts/server/second-factor/second-factor.fixture.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { sendDigests } from '../src/features/digests/server/digest.service.ts';
import { storyAlerts } from '../src/features/digests/server/digest.table.ts';
import { favouriteDestinations } from '../src/features/favourites/server/favourite.table.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { siteWork } from '../src/processes/composition/site-work.ts';
import type { Received } from './calls/requests.ts';
import { callsAs } from './calls/staff-calls.ts';
import { unfolded } from './calls/unfolded-mail.ts';
import { becomeKompass, watchForeignWords } from './site/foreign-words.ts';
import { testSite } from './site/test-site.ts';

// What a magazine of somebody else mails says nothing of ours either, nor do the answers to the calls that cause it.

const siteUrl = 'https://kompass.example';
const site = testSite({
  config: { sample: 'none', siteUrl, supportEmail: 'hilfe@kompass.example', rateLimitScale: 100 },
});
const { found, look } = watchForeignWords();
const password = 'Correct Horse 7';

let stop: () => Promise<void>;
beforeAll(async () => {
  await becomeKompass(site);
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: site.dataDirectory,
    SITE_URL: siteUrl,
    MAIL_FROM: 'Kompass <post@kompass.example>',
    SUPPORT_EMAIL: 'hilfe@kompass.example',
    RATE_LIMIT_SCALE: '100',
  });
  const worker = await startWorker(site.database.connection, siteWork(config, site.db));
  stop = () => worker.stop();
}, 120_000);
afterAll(() => stop());
afterEach(() => expect(found.splice(0)).toEqual([]));

type Headers = Record<string, string>;
const auth = '/api/v3/auth';

/** Makes a call that has to succeed, and looks at its answer. */
async function call(method: string, address: string, body: object, headers: Headers = {}): Promise<Received> {
  const answer = await site.ask(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect([address, answer.status < 300, answer.text]).toEqual([address, true, answer.text]);
  look(address, answer);
  return answer;
}

const folder = () => path.join(site.dataDirectory, 'mail');
const mailsTo = (email: string): string[] =>
  (existsSync(folder()) ? readdirSync(folder()) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => unfolded(readFileSync(path.join(folder(), name))))
    .filter((mail) => mail.includes(`\nTo: ${email}\n`));

/** The mail to an address that has these words, looked at. */
async function mailed(email: string, words: RegExp): Promise<string> {
  const wanted = () => mailsTo(email).find((mail) => words.test(mail));
  await vi.waitUntil(wanted, { timeout: 30_000, interval: 50 }).catch(() => expect(mailsTo(email)).toContain(words));
  const mail = wanted() ?? '';
  expect(mail).toContain('<post@kompass.example>');
  look(`mail ${words}`, { text: mail, headers: {} });
  return mail;
}

const member = (values: Partial<Account> & { email: string }) =>
  anAccount(site.db, { name: 'Meike Boysen', emailVerifiedAt: new Date(), ...values });

test('guests and members: a new account, a login by mail, the newsletter, a message, a role', async () => {
  const email = 'gast@kompass.example';
  await call('POST', `${auth}/register`, {
    name: 'Gast',
    email,
    password,
    confirmPassword: password,
    acceptTerms: true,
  });
  await mailed(email, /auth\/confirm-email/);
  await call('POST', `${auth}/otp`, { email });
  await mailed(email, /^Subject: Your link to log in/m);
  await call('PUT', `${auth}/subscribe-email`, { email: 'brief@kompass.example' });
  await mailed('brief@kompass.example', /newsletter\/confirm/);
  const message = 'Fährt die Bahn bis an den Deich?';
  await call('POST', '/contact', { fullName: 'Gast', email, subject: 'general', message });
  await mailed('hilfe@kompass.example', /Message from Gast/);
  const { id } = await member({ email: 'meike@kompass.example' });
  const { headers } = await aLogin(site.db, { role: 'AUTHOR' });
  await call('PUT', '/api/v5/admin/user-role', { id, newRole: 'ADMIN' }, headers);
  await mailed('meike@kompass.example', /^Subject: Your role has changed/m);
});

test('a forgotten password, and one that was changed', async () => {
  const email = 'vergessen@kompass.example';
  await member({ email, passwordHash: await hashPassword(password) });
  await call('POST', `${auth}/reset-Password`, { email });
  const [, resetToken = ''] =
    /reset-password\?token=([\w-]+)/.exec(await mailed(email, /reset-password\?token=/)) ?? [];
  await call('POST', `${auth}/change-password`, { resetToken, newPassword: 'Later Horse 8' });
  await mailed(email, /^Subject: Your password was changed/m);
});

test('a second factor: on, new codes, a code used, off, and taken off by others', async () => {
  const email = 'zwei@kompass.example';
  const account = await member({ email, role: 'ADMIN', passwordHash: await hashPassword(password) });
  const own = await logInAs(site.db, account);
  const { secret } = (await call('POST', `${auth}/two-factor/totp`, {}, own)).json.data;
  const confirmed = await call('POST', `${auth}/two-factor/totp/confirm`, { code: codeOf(secret) }, own);
  const [first, second] = confirmed.json.data.recoveryCodes;
  const mails = () => mailsTo(email).length;
  const { ticket } = (await call('POST', `${auth}/login`, { email, password })).json;
  await call('POST', `${auth}/login/second`, { ticket, code: first });
  await call('POST', `${auth}/two-factor/recovery-codes`, { code: second }, own);
  await vi.waitUntil(() => mails() === 3, { timeout: 30_000, interval: 50 });
  const { headers } = await aLogin(site.db, { role: 'AUTHOR', passwordHash: await hashPassword(password) });
  await call('DELETE', `/api/v5/Admin/users/${account.id}/second-factor`, { password }, headers);
  const again = await logInAs(site.db, account);
  await anAuthenticatorApp(site.db, account.id);
  await call('DELETE', `${auth}/two-factor/totp`, { code: recoveryCode }, again);
  await vi.waitUntil(() => mails() === 5, { timeout: 30_000, interval: 50 });
  for (const mail of mailsTo(email)) look('mail of a second factor', { text: mail, headers: {} });
});

test('what is new about a saved place', async () => {
  const email = 'treu@kompass.example';
  const place = await aDestination(site.db, { name: 'Süderdünen', images: 0 });
  const { id } = await member({ email, isSubscribed: true });
  await site.db.insert(favouriteDestinations).values({ accountId: id, itemId: place.id });
  const story = await aStory(site.db, {
    title: 'Ein Deich',
    placeId: place.id,
    authorId: null,
    published: false,
    publishedAt: null,
  });
  const author = await callsAs(site, 'AUTHOR');
  const { status } = await author('PUT', `/api/v5/admin/stories/published/${story.id}`, { isPublished: true });
  expect(status).toBe(200);
  const alerts = async () => (await site.db.select().from(storyAlerts)).length;
  await vi.waitUntil(async () => (await alerts()) > 0, { timeout: 30_000, interval: 50 });
  await sendDigests(site.db, siteUrl);
  await mailed(email, /Süderdünen/);
});
