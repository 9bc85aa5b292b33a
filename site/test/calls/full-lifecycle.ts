import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { logInAs } from '../../src/features/accounts/server/account.fixture.ts';
import { softwareAuthenticator } from '../../src/features/accounts/server/passkeys/software-authenticator.fixture.ts';
import { aDestination } from '../../src/features/destinations/server/destination.fixture.ts';
import { collectAlertsOf, sendDigests } from '../../src/features/digests/server/digest.service.ts';
import type { Mood, startSmtpDouble } from '../../src/features/mail/server/smtp-double.fixture.ts';
import { aReview } from '../../src/features/reviews/server/review.fixture.ts';
import { aStory } from '../../src/features/stories/server/story.fixture.ts';
import type { TestSite } from '../site/test-site.ts';
import { anImageFile, sendForm } from './forms.ts';
import type { Received } from './requests.ts';
import { type Calls, callsAs } from './staff-calls.ts';

/** Words that no other row of a site contains; her addresses contain her surname. */
export const zerafina = {
  name: 'Zerafina Quillhaven',
  email: 'Zerafina.Quillhaven@mailbox.example',
  newEmail: 'quillhaven-new@elsewhere.example',
  words: 'wobblethorp',
  phone: '+351 210 555 731',
  password: 'former Horse 7',
};
const { name, email, newEmail, words, phone, password } = zerafina;

type Headers = Record<string, string>;
const inBrowser = { 'sec-fetch-site': 'same-origin' };
const wrong = { email, password: 'wrong Horse 7' };

export type LifeOptions = {
  site: TestSite;
  /** The same site with the rate limits of a real one. */
  strict: TestSite;
  siteUrl: string;
  smtp: Awaited<ReturnType<typeof startSmtpDouble>>;
  /** Logs her in with Google, in a browser. */
  visitGoogle: () => Promise<Received>;
  /** Stops the job workers. */
  stopWork: () => Promise<void>;
};

/**
 * Does everything that a person can do on the site, with many failures: mails that were delivered, wait, failed or
 * exceeded a budget, in all states of a job. Returns her login and the key of her image's files.
 */
export async function aFullLifecycle(options: LifeOptions) {
  const life = lifeOn(options);
  await life.asGuest();
  const id = await life.asNewcomer();
  await life.asStaff(id);
  const { headers, digest } = await life.asMember();
  return { id, headers, image: await life.asMembersWhoseMailsFail(headers, digest) };
}

function lifeOn({ site, strict, siteUrl, smtp, visitGoogle, stopWork }: LifeOptions) {
  const call = async (method: string, path: string, body: unknown, headers: Headers = {}, at = site) => {
    const sent = JSON.stringify(body);
    const length = String(Buffer.byteLength(sent));
    const json = { 'content-type': 'application/json', 'content-length': length, 'user-agent': words };
    const answer = await at.ask(path, { method, headers: { ...json, ...headers }, body: sent });
    if (body !== wrong) expect([path, answer.status < 300 || answer.text]).toEqual([path, true]);
    return answer;
  };
  const auth = (method: string, path: string, body: unknown = {}, headers: Headers = {}, at = site) =>
    call(method, `/api/v3/auth/${path}`, body, headers, at);
  const write = (mood: string, headers: Headers = {}) =>
    call('POST', '/api/contact', { fullName: name, email, subject: 'support', message: `${words}, ${mood}` }, headers);
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
  const subscribe = async (headers: Headers = {}, at = site) => {
    // As if the last mail of this kind had been sent long ago.
    await site.db.execute(sql`update newsletter_subscribers set mailed_at = '{}'`);
    await auth('PUT', `subscribe-email?email=${encodeURIComponent(email)}`, {}, headers, at);
  };
  const send = async (path: string, headers: Headers, fields: Parameters<typeof sendForm>[4]) => {
    const { status, json } = await sendForm(site, 'PUT', path, headers, fields);
    expect([path, status < 300 || json]).toEqual([path, true]);
    return JSON.stringify(json);
  };
  const countJobs = async (condition: string) =>
    (await site.database.pool.query(`select from pgboss.job where ${condition}`)).rowCount ?? 0;
  /** The token of the newest link to a page that was mailed to an address. */
  async function mailedToken(to: string, page: string): Promise<string> {
    const link = new RegExp(`${page}\\?token=([\\w-]+)`);
    const found = () =>
      smtp.received
        .filter((mail) => mail.to[0]?.toLowerCase() === to.toLowerCase())
        .flatMap(({ source }) => link.exec(source.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1] ?? []);
    await expect.poll(found).not.toEqual([]);
    return found().at(-1) ?? '';
  }
  let staff: Calls;
  const place = aDestination(site.db, { name: 'Lisbon' });

  return {
    async asGuest() {
      staff = await callsAs(site, 'AUTHOR', 'Marta');
      await write('a guest', { 'idempotency-key': 'first' });
      const said = { name, email: email.toUpperCase(), location: words, message: `${words} of a guest`, ratting: 4 };
      await auth('POST', 'feedback', said, { 'idempotency-key': 'second' });
      await call('POST', '/api/search/keyword', { keyword: words });
      await subscribe();
      await auth('POST', 'subscribe-email/confirm', { token: await mailedToken(email, '/newsletter/confirm') });
    },

    async asNewcomer(): Promise<string> {
      const form = { name, email, password, confirmPassword: password, acceptTerms: true };
      const { json } = await auth('POST', 'register', form);
      const own = { authorization: `Bearer ${json.AuthenticatorToken}` };
      await auth('POST', 'confirm-email', { token: await mailedToken(email, '/auth/confirm-email') }, own);
      await auth('POST', 'otp', { email });
      await auth('POST', `set-cookie/${await mailedToken(email, '/auth/check-login')}`);
      await auth('POST', 'reset-Password', { email: email.toLowerCase() }, inBrowser);
      const resetToken = await mailedToken(email, '/reset-password');
      await auth('POST', 'change-password', { resetToken, newPassword: password });
      return json.user._id;
    },

    async asStaff(id: string) {
      const giveRole = async (newRole: string) =>
        expect((await staff('PUT', '/api/v5/admin/user-role', { id, newRole })).status).toBe(200);
      await giveRole('ADMIN');
      const own = await logInAs(site.db, { id });
      await auth('POST', 'login', { email, password }, inBrowser);
      const { json: profiles } = await site.ask('/api/v5/admin/authors?own=true', { headers: own });
      const [{ _id: authorId, slug }] = profiles.data;
      const portrait = { bio: `${words} of a bio`, avatar: await anImageFile(`${words}.png`) };
      await send(`/api/v5/admin/authors/${authorId}`, own, portrait);
      await aStory(site.db, { title: 'A night train', authorId, content: `The ${words} of a night train.` });
      const { json: messages } = await site.ask('/api/v5/admin/contact', { headers: own });
      await call('PUT', `/api/v5/admin/contact/${messages.data[0]._id}`, {}, own);
      await site.db.execute(sql`insert into visits (day, path, count) values ('2026-05-04', ${`/authors/${slug}`}, 3)`);
      await giveRole('USER');
    },

    async asMember() {
      const login = await auth('POST', 'login', { email, password }, inBrowser);
      const cookie = (login.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
      const headers = { ...inBrowser, cookie, authorization: `Bearer ${login.json.AuthenticatorToken}` };
      expect((await visitGoogle()).status).toBe(200);
      for (let tries = 0; tries < 2; tries += 1) await auth('POST', 'login', wrong);
      const lisbon = await place;
      const others = await aReview(site.db, lisbon, { rating: 2 });
      const review = { rating: 5, category: 'food', text: `${words} in the text of a review, long enough.` };
      await call('POST', `/api/v3/destination/add-review/${lisbon.slug}`, review, headers);
      await call('PUT', `/api/v3/destination/review-Help/${lisbon.slug}/${others.id}/false`, {}, headers);
      await call('POST', `/api/v3/destination/favorite/${lisbon.id}`, {}, headers);
      const story = await aStory(site.db, { title: 'Of Lisbon', placeId: lisbon.id });
      await call('POST', `/api/story/favorite/${story.id}`, {}, headers);
      await auth('POST', 'feedback', { location: words, message: `${words} of a member`, ratting: 5 }, headers);
      const change = { phoneNumber: phone, city: words, country: 'Portugal', isSubscribed: true, dob: '1987-06-05' };
      await auth('PUT', 'UpdateProfile', change, headers);
      await write('a member', headers);
      const [message] = (await staff('GET', '/api/v5/admin/contact')).json.data;
      expect((await staff('POST', `/api/v5/admin/contact/${message._id}/reply`)).status).toBe(200);
      const device = softwareAuthenticator({ origin: siteUrl, rpId: new URL(siteUrl).hostname });
      const { json: asked } = await auth('POST', 'passkeys/options', {}, headers);
      await auth('POST', 'passkeys', { name: words, credential: device.make(asked.data) }, headers);
      await auth('POST', 'passkeys/options', {}, headers);
      await auth('PUT', 'UpdateProfile', { email: newEmail, currentPassword: password }, headers);
      await mailedToken(newEmail, '/auth/confirm-email');
      /** Sends her another digest about a story. */
      const digest = async () => {
        await site.db.execute(sql`delete from story_alerts`);
        await site.db.execute(sql`delete from digest_recipients`);
        await collectAlertsOf(site.db, story.id);
        await sendDigests(site.db, siteUrl);
      };
      await digest();
      return { headers, digest };
    },

    async asMembersWhoseMailsFail(headers: Headers, digest: () => Promise<void>): Promise<string> {
      const haveMails = async (mood: Mood | 'away') => {
        smtp.behave(mood === 'away' ? 'well' : mood);
        await write(mood);
        await auth('POST', 'reset-Password', { email });
        await auth('POST', 'pending-email', {}, headers);
        await subscribe();
        await digest();
      };
      await expect.poll(() => countJobs(`state < 'completed' and start_after <= now()`)).toBe(0);
      await haveMails('unknowing');
      await expect.poll(() => countJobs(`name = 'dead-letters'`)).toBe(5);
      await haveMails('refusing');
      await expect.poll(() => countJobs(`name = 'send-mail' and state = 'retry'`)).toBe(5);
      await stopWork();
      await haveMails('away');
      for (let tries = 0; tries < 8; tries += 1) await auth('POST', 'login', wrong, elsewhere, strict);
      for (let tries = 0; tries < 2; tries += 1) await auth('POST', 'reset-Password', { email }, elsewhere, strict);
      await subscribe(elsewhere, strict);
      const image = await anImageFile(`${words}.png`);
      const answer = await send('/api/v3/auth/UpdateProfile', headers, { avatar: image });
      const waiting = async (kind: string, when: string) =>
        (await countJobs(`name = '${kind}' and state = 'created' and start_after ${when} now()`)) > 0;
      for (const kind of ['mail-account-link', 'mail-subscription'])
        expect([kind, await waiting(kind, '>')]).toEqual([kind, true]);
      for (const kind of ['send-mail', 'mail-account-link', 'record-failed-login', 'make-picture-variants'])
        expect([kind, await waiting(kind, '<=')]).toEqual([kind, true]);
      return /\/media\/([0-9a-f]{32})/.exec(answer)?.[1] ?? 'no picture';
    },
  };
}
