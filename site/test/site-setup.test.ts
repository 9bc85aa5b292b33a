import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { anAccount } from '../src/features/accounts/server/account.fixture.ts';
import { accounts } from '../src/features/accounts/server/account.table.ts';
import { settings } from '../src/features/settings/server/settings.table.ts';
import { newSetupCode } from '../src/features/settings/server/site-setup/setup-code.service.ts';
import { cookieOf, fieldOf, formPoster, personal } from './calls/plain-forms.ts';
import type { Received } from './calls/requests.ts';
import { callsAs } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { keptRows } from './site/kept-rows.ts';
import { type TestSite, testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages(), config: { sample: 'none' } }));
const password = 'Correct Horse 7';
const owner = { name: 'Marta Oliveira', email: 'marta@slowroads.example', password };
const magazine = { siteName: 'Slow Roads', tagline: 'Go by train', accent: '#1f5f8b', start: 'empty' };

/** The lines with codes that the process has printed. */
let printed: string[] = [];
const codeIn = (line = '') => new URL(line.slice(line.indexOf('http'))).searchParams.get('code') ?? '';
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
beforeEach(keptRows(site).restore);
afterEach(() => vi.restoreAllMocks());

/** A process that has not seen anybody set the site up. */
async function aFreshSite(): Promise<TestSite> {
  const fresh = await site.twin();
  onTestFinished(() => fresh.close());
  return fresh;
}

const aCode = async () => (await newSetupCode(site.db)) ?? '';

const send = (to: TestSite, path: string, body: unknown): Promise<Received> =>
  to.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

const setUp = (to: TestSite, code: string, more = {}) =>
  send(to, '/api/v5/setup', { code, ...owner, ...magazine, ...more });

const staff = () => site.db.select().from(accounts).where(eq(accounts.role, 'AUTHOR'));

describe('a site that nobody keeps yet', () => {
  test.each(['/', '/stories', '/admin', '/nowhere', '/setup', '/SETUP/'])(
    'answers %s with the set-up',
    async (path) => {
      const { status, headers, text } = await (await aFreshSite()).ask(path, { headers: { accept: 'text/html' } });
      expect([status, headers['retry-after']]).toEqual([503, '3600']);
      expect(headers).toMatchObject({
        ...personal,
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
      expect(text).toContain('<meta name="robots" content="noindex"');
      expect(text).toContain(path.toLowerCase().startsWith('/setup') ? 'Let’s start with you.' : 'Opening soon');
      const head = await (await aFreshSite()).ask(path, { method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([503, 0]);
    },
  );

  test('answers health checks, files and calls as ever', async () => {
    const fresh = await aFreshSite();
    const asked = ['/healthz', '/readyz', '/favicon.svg', '/robots.txt', '/api/site', '/api/story'];
    expect(await Promise.all(asked.map(async (path) => (await fresh.ask(path)).status))).toEqual(asked.map(() => 200));
    const missing = await fresh.ask('/api/v5/nothing');
    expect([missing.status, missing.json.success]).toEqual([404, false]);
  });

  test('tells the code in its page to whoever brought it, and to nobody else', async () => {
    const fresh = await aFreshSite();
    expect(fieldOf(await fresh.ask('/setup?code=a-code'), 'code')).toBe('a-code');
    expect(fieldOf(await fresh.ask('/setup'), 'code')).toBe('');
    expect((await fresh.ask('/?code=a-code')).text).not.toContain('a-code');
  });

  test('opens at once when the owner was made by the command', async () => {
    const fresh = await aFreshSite();
    expect((await fresh.ask('/')).status).toBe(503);
    await anAccount(site.db, { role: 'AUTHOR' });
    expect((await fresh.ask('/')).status).toBe(200);
    const { status, headers } = await fresh.ask('/setup?code=a-code');
    expect([status, headers.location]).toEqual([302, '/login']);
  });
});

describe('the set-up', () => {
  test('makes the owner, names the site and logs in, and is over on every process', async () => {
    const [one, two] = [await aFreshSite(), await aFreshSite()];
    expect((await two.ask('/')).status).toBe(503);
    const answer = await setUp(one, await aCode());
    expect([answer.status, answer.json.user.role, answer.json.user.emailVerified]).toEqual([201, 'AUTHOR', true]);
    const cookie = `session=${cookieOf(answer, 'session')}`;
    expect((await two.ask('/api/v3/auth/me', { headers: { cookie } })).json.user.email).toBe(owner.email);
    for (const process of [one, two]) {
      const home = await process.ask('/', { headers: { accept: 'text/html' } });
      expect([home.status, home.text.includes('Slow Roads'), home.text.includes('--terracotta:#1f5f8b')]).toEqual([
        200,
        true,
        true,
      ]);
    }
    // Nothing that only another magazine could say of itself.
    for (const path of ['/', '/about', '/highlight', '/newsletter/confirm?token=a']) {
      const { text } = await one.ask(path, { headers: { accept: 'text/html' } });
      expect([path, text.match(/50,000|120\+|told slowly|letter a month|Trekker/g)]).toEqual([path, null]);
    }
    const { text } = await one.ask('/highlight', { headers: { accept: 'text/html' } });
    expect([text.includes('The first highlights are still'), text.includes('Clear filters')]).toEqual([true, false]);
    // What it has filled in nobody has edited, until somebody does.
    const author = await callsAs(site, 'AUTHOR');
    const filled = async () =>
      (await author('GET', '/api/v5/admin/texts')).json.data
        .filter(({ value }: { value: string | null }) => value !== null)
        .map(({ isFirst = false }: { isFirst?: boolean }) => isFirst);
    expect(await filled()).toEqual(Array(8).fill(true));
    await author('PUT', '/api/v5/admin/texts/home.note', { value: 'By rail' });
    expect((await filled()).filter((isFirst: boolean) => !isFirst)).toHaveLength(1);
    const [row] = await site.db.select().from(settings);
    expect(row).toMatchObject({ siteName: 'Slow Roads', tagline: 'Go by train', setupCodeHash: null });
  });

  test.each([
    ['Go by train', 'Go by train'],
    ['', 'Slow Roads'],
    // Longer than a title.
    ['By train '.repeat(10), 'Slow Roads'],
  ])('begins the home page with the line %j as %j', async (tagline, title) => {
    const fresh = await aFreshSite();
    expect((await setUp(fresh, await aCode(), { tagline, start: 'import' })).status).toBe(201);
    const { text } = await fresh.ask('/', { headers: { accept: 'text/html' } });
    expect(text.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(title);
  });

  test('stores no code that can be read, and prints each once', async () => {
    const code = await aCode();
    expect(code.length).toBeGreaterThan(40);
    expect(JSON.stringify(await site.db.select().from(settings))).not.toContain(code);
    expect(await aCode()).not.toBe(code);
    await setUp(await aFreshSite(), await aCode());
    expect([printed, await newSetupCode(site.db)]).toEqual([[], null]);
  });

  test('happens once, also when two arrive at the same moment on two processes', async () => {
    const [one, two] = [await aFreshSite(), await aFreshSite()];
    const code = await aCode();
    const other = { email: 'eve@example.com' };
    const answers = await Promise.all([setUp(one, code), setUp(two, code, other), setUp(one, code), setUp(two, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await staff()).toHaveLength(1);
    const late = await setUp(one, 'any code', other);
    expect([late.status, late.json.message]).toEqual([409, 'This site is already set up. Log in instead.']);
    expect((await send(one, '/api/v5/setup/code', { code })).status).toBe(409);
  });

  test('takes no wrong code, and prints another one after five', async () => {
    const fresh = await aFreshSite();
    const code = await aCode();
    for (const path of ['/api/v5/setup/code', '/api/setup', '/api/v5/setup', '/api/setup/code']) {
      const { status, json } = await send(fresh, path, { code: `${code}x`, ...owner, ...magazine });
      expect([status, json.errors[0].field, printed]).toEqual([400, 'code', []]);
    }
    expect((await send(fresh, '/api/v5/setup/code', { code })).json.data).toEqual({
      storage: 'disk',
      storageWorks: true,
      mail: 'folder',
    });
    expect((await setUp(fresh, 'a fifth')).status).toBe(400);
    expect(printed).toHaveLength(1);
    expect((await setUp(fresh, code)).status).toBe(400);
    expect(await staff()).toEqual([]);
    expect((await setUp(fresh, codeIn(printed[0]))).status).toBe(201);
  });

  test('says all that is wrong at once, by the rules of the sign-up', async () => {
    const wrong = {
      code: '',
      name: ' ',
      email: 'marta@',
      password: 'horse',
      siteName: '',
      start: 'later',
      accent: 'red',
    };
    const { status, json } = await send(await aFreshSite(), '/api/v5/setup', wrong);
    expect(status).toBe(400);
    expect(
      Object.fromEntries(json.errors.map(({ field, message }: Record<string, string>) => [field, message])),
    ).toEqual({
      code: 'Set-up code is required',
      name: 'Name is required',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters with letters, numbers, and symbols',
      siteName: 'Name is required',
      accent: 'Accent must be a color like #rrggbb',
      start: 'start must be sample, empty, import',
    });
  });

  test('takes an account over that a stranger made with the owner’s address', async () => {
    const fresh = await aFreshSite();
    const theirs = { name: 'Eve', email: owner.email, password: 'Eve Horse 77' };
    const made = await send(fresh, '/api/v3/auth/register', {
      ...theirs,
      confirmPassword: theirs.password,
      acceptTerms: true,
    });
    expect(made.status).toBe(201);
    expect((await setUp(fresh, await aCode())).status).toBe(201);
    const cookie = `session=${cookieOf(made, 'session')}`;
    expect((await fresh.ask('/api/v3/auth/me', { headers: { cookie } })).status).toBe(401);
    expect((await send(fresh, '/api/v3/auth/login', theirs)).status).toBe(401);
    expect((await send(fresh, '/api/v3/auth/login', owner)).status).toBe(200);
  });

  test('works as a plain form, and keeps everything but the password where something is wrong', async () => {
    const fresh = await aFreshSite();
    const post = formPoster(fresh);
    const code = await aCode();
    const fields = { code, ...owner, ...magazine, typePair: 'plain' };
    const wrong = await post('/setup', { ...fields, email: 'marta@' });
    expect([wrong.status, wrong.headers['cache-control']]).toEqual([400, personal['cache-control']]);
    expect(wrong.text).toContain('Please enter a valid email address');
    expect([fieldOf(wrong, 'siteName'), fieldOf(wrong, 'name'), fieldOf(wrong, 'code')]).toEqual([
      'Slow Roads',
      owner.name,
      code,
    ]);
    expect(wrong.text).not.toContain(password);
    const done = await post('/setup', fields);
    expect([done.status, done.headers.location]).toEqual([303, '/']);
    expect(cookieOf(done, 'begun-login')).toBeTruthy();
    const again = await post('/setup', fields);
    expect([again.status, again.text.includes('This site is already set up. Log in instead.')]).toEqual([409, true]);
  });

  test('is refused to a page of another site', async () => {
    const code = await aCode();
    const post = formPoster(await aFreshSite());
    const answer = await post('/setup', { code, ...owner, ...magazine }, { origin: 'https://evil.example' });
    expect([answer.status, await staff()]).toEqual([403, []]);
  });
});

test('a site that begins with the sample library has no set-up', async () => {
  const other = await site.twin({ sample: 'library' });
  onTestFinished(() => other.close());
  expect((await other.ask('/')).status).toBe(200);
  expect((await setUp(other, 'a code')).status).toBe(409);
});
