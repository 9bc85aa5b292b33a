import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { testSite } from './site/test-site.ts';

// A call says in which language it wants to be answered, by its address alone; without that, nothing is as it was not.

const site = testSite();
beforeAll(async () => {
  await aLanguage(site.db, { code: 'en-xa' });
  await aLanguage(site.db, { code: 'nl', position: 1, state: 'preparing' });
});

const send = (query: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  site.ask(`/contact${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

type Answer = { message: string; errors?: { field: string; message: string }[] };
const wordsOf = ({ json }: { json: unknown }) => {
  const { message, errors = [] } = json as Answer;
  return [message, ...errors.map((error) => error.message)];
};

const literal = [
  'Name is required',
  'Name is required',
  'Email is required',
  'Subject is required',
  'Message is required',
];

test('what is wrong is said in the language that a call asks for', async () => {
  const answer = await send('?language=en-xa');
  expect(answer.status).toBe(400);
  expect(wordsOf(answer)).toEqual([
    '[Ñàmé îš réqûîréd~~~~~~~]',
    '[Ñàmé îš réqûîréd~~~~~~~]',
    '[Émàîl îš réqûîréd~~~~~~~]',
    '[Šûbjéçt îš réqûîréd~~~~~~~~]',
    '[Méššàgé îš réqûîréd~~~~~~~~]',
  ]);
});

test('a call that asks for none, or for English, has the literal messages, whatever its browser prefers', async () => {
  const answers = await Promise.all([
    send(''),
    send('?language=en'),
    send('?language='),
    send('', {}, { 'accept-language': 'en-xa, ar-xb' }),
  ]);
  expect(answers.map(wordsOf)).toEqual([literal, literal, literal, literal]);
});

test('languages of calls that come at the same time do not meet', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => send(at % 2 ? '?language=en-xa' : '')));
  expect(answers.map((answer) => wordsOf(answer)[0]?.startsWith('['))).toEqual(answers.map((_, at) => at % 2 === 1));
});

test.each([
  '?language=xx',
  '?language=ar-xb',
  '?language=EN-XA',
  '?language=en-xa&language=ar-xb',
  '?language=__proto__',
])('%s, which is not offered, is refused in plain words', async (query) => {
  for (const answer of [await send(query), await site.ask(`/api/story${query}`)]) {
    expect(answer.status).toBe(400);
    expect(wordsOf(answer)).toEqual(Array(2).fill('language must be one of en, en-xa'));
  }
});

test('reads that are kept are kept for each language', async () => {
  const read = async (query: string) => wordsOf(await site.ask(`/api/story/no-such-story${query}`))[0];
  const badPage = async (query: string) => wordsOf(await site.ask(`/api/story?page=x${query}`))[0];
  for (let round = 0; round < 2; round++) {
    expect(await read('')).toBe('Story not found');
    expect(await badPage('')).toBe('page must be a whole number from 1 to 1000000');
    expect(await badPage('&language=en-xa')).toMatch(/^\[page mûšt bé à whölé ñûmbér/);
    expect(await badPage('&language=en')).toBe('page must be a whole number from 1 to 1000000');
  }
  const lists = await Promise.all(
    ['', '?language=en', '?language=en-xa'].map((query) => site.ask(`/api/story${query}`)),
  );
  expect(lists.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(lists.map(({ json }) => JSON.stringify(json))).size).toBe(1);
});

test('what is refused before anything is read is refused in that language, too', async () => {
  const [there, here] = await Promise.all(['?language=en-xa', ''].map((query) => site.ask(`/api/v3/auth/me${query}`)));
  expect([there?.status, here?.status]).toEqual([401, 401]);
  expect(wordsOf(there as never)).toEqual(['[Pléàšé lög îñ~~~~~~]']);
  expect(wordsOf(here as never)).toEqual(['Please log in']);
});

test('a body that is none is told so in that language', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await site.ask('/contact?language=en-xa', { method: 'POST', headers, body: '{"' });
  expect(answer.status).toBe(400);
  expect(wordsOf(answer)).toEqual(['[Wé çöûldñ’t réàd thîš réqûéšt~~~~~~~~~~~~]']);
});

test('a key that comes again in another language has its effect once', async () => {
  const body = { fullName: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Once, in any language.' };
  const key = { 'idempotency-key': 'one-effect-in-two-languages' };
  const answers = [await send('?language=en-xa', body, key), await send('', body, key)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const { rows } = await site.db.execute(sql`select id from contact_messages where message = ${body.message}`);
  expect(rows).toHaveLength(1);
});

test.each(['translations?', 'glossary?kind=tag&'])(
  '%s names the language of items by `in`, that of its answer by `language`; one alone is that of items',
  async (call) => {
    const { headers } = await aLogin(site.db, { role: 'AUTHOR' });
    const ask = async (query: string) => {
      const answer = await site.ask(`/api/v5/admin/${call}${query}`, { headers });
      return [answer.status, wordsOf(answer)[0]?.startsWith('[')];
    };
    for (const there of ['in=nl', 'language=nl', 'in=nl&language=en', 'in=nl&language=en-xa'])
      expect([there, (await ask(there))[0]]).toEqual([there, 200]);
    const ofAnswer = await site.ask(`/api/v5/admin/${call}in=nl&language=nl`, { headers });
    expect([ofAnswer.status, wordsOf(ofAnswer)]).toEqual([400, Array(2).fill('language must be one of en, en-xa')]);
    const unknown = call.startsWith('glossary') ? 404 : 400;
    expect(await ask('in=xx')).toEqual([unknown, false]);
    expect(await ask('in=xx&language=en-xa')).toEqual([unknown, true]);
    expect(await ask('language=xx')).toEqual([unknown, false]);
  },
);
