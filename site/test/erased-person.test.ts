import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listDeadJobs } from '@trekker/job-queue/dead-letters.ts';
import { startWorker } from '@trekker/job-queue/worker.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from '../src/config/config.ts';
import { type ProviderDouble, startProvider } from '../src/features/accounts/server/google/provider-double.fixture.ts';
import { startSmtpDouble } from '../src/features/mail/server/smtp-double.fixture.ts';
import { sweepMedia } from '../src/features/media/server/sweep.service.ts';
import { personalJobs } from '../src/processes/composition/personal-jobs.ts';
import { siteWork } from '../src/processes/composition/site-work.ts';
import { aFullLifecycle, zerafina } from './calls/full-lifecycle.ts';
import { columnsThatHold } from './calls/rows-that-hold.ts';
import { type TestSite, testSite } from './site/test-site.ts';

vi.setConfig({ testTimeout: 180_000 });
const siteUrl = 'http://trekker.test';
let smtp: Awaited<ReturnType<typeof startSmtpDouble>>;
let google: ProviderDouble;
let strict: TestSite;

beforeAll(async () => {
  smtp = await startSmtpDouble();
  google = await startProvider();
});
beforeEach(() => smtp.behave('well'));
const settings = () => ({
  siteUrl,
  google: { issuer: google.issuer, clientId: 'trekker', clientSecret: 'a secret of the client' },
  mail: { kind: 'smtp' as const, url: smtp.url, from: { name: 'Trekker', address: 'no-reply@trekker.test' } },
  supportEmail: 'support@trekker.test',
});
const site = testSite(async () => ({ config: settings() }));
beforeAll(async () => {
  strict = await site.twin({ rateLimitScale: 1, trustedProxies: { kind: 'hops', hops: 1 } });
});
afterAll(async () => {
  await strict.close();
  await google.close();
  await smtp.close();
});

const startWork = () => {
  const config = { ...loadConfig({ DATA_DIR: site.dataDirectory, RATE_LIMIT_SCALE: '1000' }), ...settings() };
  return startWorker(site.database.connection, siteWork(config, site.db));
};
const isIdle = () =>
  expect
    .poll(async () => {
      const due = `select name from pgboss.job where state < 'completed' and start_after <= now() and name <> 'dead-letters'`;
      return (await site.database.pool.query(due)).rows;
    })
    .toEqual([]);
const call = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const sent = JSON.stringify(body);
  const length = String(Buffer.byteLength(sent));
  const json = { 'content-type': 'application/json', 'content-length': length };
  return site.ask(`/api/v3/auth/${path}`, { method, headers: { ...json, ...headers }, body: sent });
};
const visitGoogle = async () => {
  const begun = await site.ask('/api/v3/auth/google');
  const cookie = begun.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const back = await google.visit(begun.headers.location ?? '');
  const { headers } = await site.ask(`${back.pathname}${back.search}`, { headers: { cookie } });
  const ticket = new URL(headers.location ?? '').searchParams.get('token');
  return call('POST', `set-cookie/${ticket}`, {}, { cookie, 'sec-fetch-site': 'same-origin' });
};

/** What stays, and the sentence by which the site says so. */
const privacy = 'site/migrations/20261125193156_standard_pages.sql';
const specification = 'docs/specification.md';
const stories: [file: string, sentence: string] = [specification, "stories stay under the site's name"];
const kept: Record<string, [file: string, sentence: string]> = {
  'search_keywords.keyword': [
    privacy,
    'Words that people type into the search box are counted, without any note of who',
  ],
  // The words of her story, which are found as those of any other.
  'search_words.stem': stories,
  'search_words.word': stories,
  'stories.content': stories,
  'stories.search': stories,
};

test.each(Object.entries(kept))(
  'the documentation says that %s may keep data of a deleted person',
  (_, [file, sentence]) => {
    const said = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8').replaceAll(/\s+/g, ' ');
    expect([file, said.includes(sentence)]).toEqual([file, true]);
  },
);

test('the database keeps nothing of a deleted person but what the site says it keeps (T72)', async () => {
  const { email, name, words, phone, password } = zerafina;
  google.is({ sub: 'google-zerafina', email, email_verified: true, name, hd: 'mailbox.example' });
  const before = await startWork();
  const life = { site, strict, siteUrl, smtp, visitGoogle, stopWork: () => before.stop() };
  const { id, headers, image } = await aFullLifecycle(life);
  const sought = ['quillhaven', 'zerafina', words, phone, id, image];
  const left = () => columnsThatHold(site.db, sought);
  expect(await left()).toContain('pgboss.job_common.data');
  const answer = await call('DELETE', 'account', { password }, headers);
  expect([answer.status, answer.json.message]).toEqual([200, 'Your account has been deleted.']);
  const storage = await diskStorage(path.join(site.dataDirectory, 'media'));
  // What the job does every hour, a day later.
  await sweepMedia(site.db, storage, new Date(Date.now() + 60_000));
  expect(await left()).toEqual(Object.keys(kept));
  expect((await Array.fromAsync(storage.list())).filter((file) => file.name.startsWith(image))).toEqual([]);
  // Whoever still writes to her leaves nothing either, once the jobs are done.
  await call('POST', 'reset-Password', { email });
  await call('POST', 'login', { email, password });
  const after = await startWork();
  await isIdle();
  await after.stop();
  expect(await left()).toEqual(Object.keys(kept));
});

test('the database keeps nothing that the account of an unconfirmed person left (T72)', async () => {
  const email = 'Thistlewick@mailbox.example';
  const form = { name: 'Ottoline Thistlewick', email, password: 'former Horse 7', confirmPassword: 'former Horse 7' };
  const { json } = await call('POST', 'register', { ...form, acceptTerms: true });
  const headers = { authorization: `Bearer ${json.AuthenticatorToken}` };
  smtp.behave('unknowing');
  const before = await startWork();
  const died = async () =>
    (await listDeadJobs(site.db, 9)).some(({ payload }) => (payload as { to: string }).to === email);
  await expect.poll(died).toBe(true);
  await before.stop();
  await call('PUT', 'UpdateProfile', { email: 'thistlewick-new@mailbox.example' }, headers);
  for (const path of ['otp', 'reset-Password']) await call('POST', path, { email });
  await call('POST', 'login', { email, password: 'wrong Horse 7' });
  const answer = await call('DELETE', 'account', { password: 'former Horse 7' }, headers);
  expect(answer.status).toBe(200);
  expect(await columnsThatHold(site.db, ['thistlewick', json.user._id])).toEqual([]);
});

test('every job with data of a person is deleted with that person', () => {
  const named = siteWork(loadConfig({}), site.db).flatMap(({ job }) => (job.personal ? [job.name] : []));
  expect(personalJobs.map((job) => job.name).sort()).toEqual(named.sort());
});
