import { cloneTestDatabase, type TestDatabase } from '@trekker/database/test-database.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { Ask } from './calls/requests.ts';
import { provideBuild } from './site/built-pages.ts';
import { addressOf, emptyFolder, startSite } from './site/child-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let clone: TestDatabase;
let data: ReturnType<typeof emptyFolder>;
beforeAll(async () => {
  await provideBuild();
  clone = await cloneTestDatabase(inject('testServer'));
  data = emptyFolder();
});
afterAll(async () => {
  await clone.drop();
  data.remove();
});

/** In everything that is secret or personal. Wherever it turns up, it leaked. */
const canary = 'Canary7secret';
const email = `${canary.toLowerCase()}@example.com`;
/** Would begin a line of its own, and colour it, in a log that writes texts as they are. */
const forged = `${canary}\r\n{"level":60,"msg":"forged"}\u001b[31m`;

/**
 * Each way that a secret takes into the site; those of queries too, where existing clients may put it. Gives the
 * answers to what broke inside.
 */
async function pushSecrets(ask: Ask): Promise<string[]> {
  const json = { 'content-type': 'application/json' };
  const send = (path: string, body: object, headers = {}) =>
    ask(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const encoded = encodeURIComponent(forged);
  const account = { name: forged, email, password: canary, confirmPassword: canary, acceptTerms: true };
  const known = { authorization: `Bearer ${canary}`, cookie: `session=${canary}` };
  const answers = await Promise.all([
    send('/api/v3/auth/register', { ...account, name: canary }),
    send('/api/v3/auth/login', { email, password: canary }),
    send('/api/v5/setup', { ...account, code: canary, siteName: canary, start: 'empty' }),
    send('/api/v5/setup/code', { code: canary }),
    ask(`/setup?code=${canary}`),
    send(`/api/v3/auth/reset-Password?email=${email}`, {}),
    send(`/api/v3/auth/change-password?resetToken=${canary}&newPassword=${canary}`, {}),
    send(`/api/v3/auth/set-cookie/${canary}`, {}),
    ask(`/preview/${canary}`),
    ask(`/preview/${canary.toLowerCase()}`),
    ask(`/api/previews/${canary}`),
    ask(`/api/previews/${canary}/map.svg`),
    send('/api/v3/auth/otp', { email }),
    send('/api/v3/auth/feedback', { name: canary, email, message: forged, ratting: 5, location: forged }),
    send('/api/contact', { fullName: canary, email, subject: 'general', message: forged }),
    send('/api/search/keyword', { keyword: forged }),
    ask(`/api/v3/auth/subscribe-email?email=${email}`, { method: 'PUT' }),
    send(`/api/v3/auth/subscribe-email/unsubscribe?token=${canary}`, {}),
    ask(`/api/v3/auth/google/callback?code=${canary}&state=${encoded}`),
    ask('/api/v3/auth/me', { headers: known }),
    ask(`/api/v5/admin/stories?q=${encoded}`, { headers: known }),
    ask(`/api/search?keyword=${encoded}`),
    ask(`/api/v3/destination?q=${encoded}`),
    ask(`/reset-password?token=${canary}`),
    ask(`/auth/check-login?token=${encoded}`),
    ask(`/newsletter/confirm?token=${canary}`),
    ask(`/search?q=${encoded}`),
  ]);
  // Not 503: that somebody should come again says a busy machine too.
  return answers.filter(({ status }) => status === 500).map(({ text }) => text);
}

test('no log contains a secret, whatever fails, and no input begins a log line (G-52, T12, T41, T42)', async () => {
  const settings = { DATA_DIR: data.folder, SAMPLE: 'none', WORKERS: '1', LOG_LEVEL: 'debug', RATE_LIMIT_SCALE: '100' };
  const site = await startSite({ DATABASE_URL: addressOf(clone.connection), ...settings });
  const db = new pg.Client(clone.connection);
  await db.connect();
  // Of the set-up, and of the site that comes after it.
  expect((await site.ask(`/setup?code=${canary}`)).status).toBe(503);
  await db.query(`insert into accounts (email, name, role) values ('owner@example.com', 'Owner', 'AUTHOR')`);
  expect(await pushSecrets(site.ask)).toEqual([]);
  // From here on nearly everything fails inside, with the values in hand.
  for (const table of [
    'accounts',
    'sessions',
    'one_time_tokens',
    'contact_messages',
    'feedback',
    'destinations',
    'previews',
  ])
    await db.query(`alter table ${table} rename to ${table}_gone`);
  await db.end();
  const failures = await pushSecrets(site.ask);
  expect(failures.length).toBeGreaterThan(4);
  // A search is shown again to whoever made it; nothing of the inside is.
  for (const text of failures) expect(text).not.toMatch(/Failed query|select |insert |node_modules|\.ts:|relation/);

  // Only who has ended has said everything, to the end of its last line.
  site.child.kill('SIGTERM');
  await site.ended;
  expect(site.stdout()).toContain('a request failed');
  const lines = site.stdout().trimEnd().split('\n');
  // What whoever starts the site is told.
  const spoken = /is ready at|^Set up your magazine: /;
  const entries = lines.filter((line) => !spoken.test(line)).map((line) => JSON.parse(line));
  expect(entries.filter(({ msg }) => msg === 'forged')).toEqual([]);
  expect(JSON.stringify(entries)).toMatch(/Failed query|relation/);
  const said = site.stdout() + site.stderr();
  const leaking = said.split('\n').filter((line) => line.toLowerCase().includes(canary.toLowerCase()));
  expect(leaking).toEqual([]);
});
