import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startWorker } from '@trekker/job-queue/worker.ts';
import { englishOf } from '@trekker/texts/texts.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../src/config/config.ts';
import { type Account, aLogin, anAccount, logInAs } from '../src/features/accounts/server/account.fixture.ts';
import { softwareAuthenticator } from '../src/features/accounts/server/passkeys/software-authenticator.fixture.ts';
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
});
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
  await vi.waitUntil(wanted, { timeout: 150_000, interval: 50 }).catch(() => expect(mailsTo(email)).toContain(words));
  const mail = wanted() ?? '';
  expect(mail).toContain('<post@kompass.example>');
  look(`mail ${words}`, { text: mail, headers: {} });
  return mail;
}

const features = path.resolve(import.meta.dirname, '../src/features');
/** Words beyond ASCII are wrapped, with underscores for spaces (RFC 2047); `unfolded` has their letters. */
function subjectOf(mail: string): string {
  const [, wrapped, plain = ''] = /^Subject: (?:=\?UTF-8\?Q\?(.*?)\?|(.*)$)/m.exec(mail) ?? [];
  return wrapped?.replaceAll('_', ' ') ?? plain;
}

const member = (values: Partial<Account> & { email: string }) =>
  anAccount(site.db, { name: 'Meike Boysen', emailVerifiedAt: new Date(), ...values });

// The last one looks at what the others had mailed.
describe('mails', { shuffle: false }, () => {
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
    await vi.waitUntil(() => mails() === 3, { timeout: 150_000, interval: 50 });
    const { headers } = await aLogin(site.db, { role: 'AUTHOR', passwordHash: await hashPassword(password) });
    await call('DELETE', `/api/v5/Admin/users/${account.id}/second-factor`, { password }, headers);
    const again = await logInAs(site.db, account);
    await anAuthenticatorApp(site.db, account.id);
    await call('DELETE', `${auth}/two-factor/totp`, { code: recoveryCode }, again);
    await vi.waitUntil(() => mails() === 5, { timeout: 150_000, interval: 50 });
    for (const mail of mailsTo(email)) look('mail of a second factor', { text: mail, headers: {} });
  });

  test('a change of address: asked for, counting, taken back, and one that is somebody else’s', async () => {
    const [old, later] = ['alt@kompass.example', 'neu@kompass.example'];
    const own = await logInAs(site.db, await member({ email: old, passwordHash: await hashPassword(password) }));
    await member({ email: 'besetzt@kompass.example' });
    const tokenIn = (mail: string) => /\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
    const profile = `${auth}/UpdateProfile`;
    await call('PUT', profile, { email: 'besetzt@kompass.example' }, own);
    await mailed('besetzt@kompass.example', /^Subject: You already have an account/m);
    await call('PUT', profile, { email: later }, own);
    const back = tokenIn(await mailed(old, /^Subject: Your email address is being changed/m));
    await call('POST', `${auth}/confirm-email`, { token: tokenIn(await mailed(later, /auth\/confirm-email/)) }, own);
    await mailed(old, /^Subject: Your email address has changed/m);
    await call('POST', `${auth}/undo-email`, { token: back });
    await mailed(old, /^Subject: Your account has its old email address back/m);
  });

  test('a passkey: added, and removed', async () => {
    const email = 'schluessel@kompass.example';
    const own = await logInAs(site.db, await member({ email, passwordHash: await hashPassword(password) }));
    const device = softwareAuthenticator({ origin: siteUrl, rpId: 'kompass.example' });
    const { data } = (await call('POST', `${auth}/passkeys/options`, {}, own)).json;
    await call('POST', `${auth}/passkeys`, { credential: device.make(data) }, own);
    await mailed(email, /^Subject: A passkey was added/m);
    await call('DELETE', `${auth}/passkeys/${device.id}`, {}, own);
    await mailed(email, /^Subject: A passkey was removed/m);
  });

  test('the newsletter, asked for again, and a mail that tests the way', async () => {
    const email = 'wieder@kompass.example';
    await call('PUT', `${auth}/subscribe-email`, { email });
    const [, token = ''] = /confirm\?token=([\w-]+)/.exec(await mailed(email, /newsletter\/confirm/)) ?? [];
    await call('POST', `${auth}/subscribe-email/confirm`, { token });
    // As if it had been mailed long before: nobody is mailed twice at once.
    await site.db.execute(sql`UPDATE newsletter_subscribers SET mailed_at = '{}'`);
    await call('PUT', `${auth}/subscribe-email`, { email });
    await mailed(email, /You’re.already.subscribed/);
    const account = await member({ email: 'probe@kompass.example', role: 'ADMIN' });
    await call('POST', '/api/v5/admin/settings/mail-test', {}, await logInAs(site.db, account));
    await mailed('probe@kompass.example', /^Subject: .*Test.email.from/m);
  });

  test('what is new about a saved place, and about several', async () => {
    const places = [await aDestination(site.db, { name: 'Norderhever', images: 0 })];
    places.push(await aDestination(site.db, { name: 'Süderdünen', images: 0 }));
    for (const [email, saved] of [
      ['treu@kompass.example', places.slice(0, 1)],
      ['treuer@kompass.example', places],
    ] as const) {
      const { id } = await member({ email, isSubscribed: true });
      await site.db.insert(favouriteDestinations).values(saved.map((place) => ({ accountId: id, itemId: place.id })));
    }
    const author = await callsAs(site, 'AUTHOR');
    for (const place of places) {
      const title = `Ein Deich bei ${place.name}`;
      const draft = { title, placeId: place.id, authorId: null, published: false, publishedAt: null };
      const story = await aStory(site.db, draft);
      const { status } = await author('PUT', `/api/v5/admin/stories/published/${story.id}`, { isPublished: true });
      expect(status).toBe(200);
    }
    const alerts = async () => (await site.db.select().from(storyAlerts)).length;
    await vi.waitUntil(async () => (await alerts()) === 3, { timeout: 150_000, interval: 50 });
    await sendDigests(site.db, siteUrl);
    await mailed('treu@kompass.example', /^Subject: A new story about Norderhever/m);
    await mailed('treuer@kompass.example', /^Subject: 2 new stories about places/m);
  });

  test('there is no other mail: each subject that the site knows was mailed above', async () => {
    const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)mail-[a-z-]+\.texts\.ts$/.test(file),
    );
    const subjects: string[] = [];
    for (const file of files) {
      const { messages = {} } = englishOf((await import(path.join(features, file))).t) ?? {};
      subjects.push(...Object.keys(messages).flatMap((key) => (/subject$/i.test(key) ? (messages[key] ?? '') : [])));
    }
    expect(subjects.length).toBeGreaterThan(18);
    const mailed = readdirSync(folder())
      .filter((name) => name.endsWith('.eml'))
      .map((name) => subjectOf(unfolded(readFileSync(path.join(folder(), name)))));
    // Of a number's words, those that several have.
    const patternOf = (subject: string) => (/other \{(.*)\}\}$/.exec(subject)?.[1] ?? subject).split(/\{\w+\}/);
    const isMailed = (subject: string) =>
      mailed.some((one) => new RegExp(`^${patternOf(subject).map(RegExp.escape).join('.*')}$`).test(one));
    expect(subjects.filter((subject) => !isMailed(subject))).toEqual([]);
  });
});
