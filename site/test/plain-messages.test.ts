import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { type JsonSchema, shapeOf } from './calls/fuzz-requests.ts';
import { type Calls, callsAs } from './calls/staff-calls.ts';
import { unlike, type Wrong, wrongValues } from './calls/wrong-values.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();
let ask: Calls;
beforeAll(async () => {
  ask = await callsAs(site, 'AUTHOR');
});

/** How validators, parsers and databases speak. */
const machine =
  /invalid (input|string|option|key|element|value|union|uuid|iso)|expected|received|undefined|\bnull\b|NaN|\bnumber, |too (small|big)|unrecognized|\[object|zod|regex|pattern|unexpected|JSON at|\bsyntax/i;

type Said = { what: string; message: string };

/** A call that is refused, as it can be made again. */
type Refused = { name: string; method: string; path: string; body: object | undefined; messages: readonly string[] };
/** One for each message, by it and by the call. */
const refused = new Map<string, Refused>();

type Failed = { message: string; errors?: { message: string }[] };
const messagesOf = ({ message, errors = [] }: Failed): string[] => [message, ...errors.map((each) => each.message)];

async function said(endpoint: Endpoint, what: string, path: string, body?: object): Promise<Said[]> {
  const answer = await ask(endpoint.method, path, body);
  if (answer.status < 400) return [];
  expect([endpoint.name, what, answer.status]).toEqual([
    endpoint.name,
    what,
    expect.toBeOneOf([400, 401, 403, 404, 409, 413]),
  ]);
  const messages = messagesOf(answer.json);
  const isItems = endpoint.query && 'language' in shapeOf(endpoint.query);
  for (const message of isItems ? [] : messages) {
    const key = `${endpoint.name} ${message}`;
    if (!refused.has(key)) refused.set(key, { name: endpoint.name, method: endpoint.method, path, body, messages });
  }
  return messages.map((message) => ({ what, message }));
}

function asForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value.slice(0, 100) : [value])
      if (each !== undefined) form.append(name, typeof each === 'string' ? each : JSON.stringify(each));
  return form;
}

/** Fields that many calls share are validated alike, so all wrong values go to the first that has such a field. */
const tried = new Set<string>();
function wrongFor(schema: JsonSchema): Wrong[] {
  const shape = JSON.stringify(schema);
  if (tried.has(shape)) return unlike;
  tried.add(shape);
  return wrongValues(schema);
}

/** Nearly all calls take a language, and all lists a page: so it is with them. */
function wrongTextsFor(field: string, schema: JsonSchema): string[] {
  const shape = `?${field} ${JSON.stringify(schema)}`;
  const few = ['word', `a&${field}=b`];
  if (tried.has(shape)) return few;
  tried.add(shape);
  return [...few, '', '%20', '0', '-7', '5.5', '%00', '[]', '%7B%7D', 'x'.repeat(4000)];
}

async function allSaid(endpoint: Endpoint): Promise<Said[]> {
  const heard: Said[] = [];
  const path = endpoint.paths[0].replace(/:\w+/g, 'x');
  for (const [field, schema] of Object.entries(shapeOf(endpoint.query)))
    for (const text of wrongTextsFor(field, schema))
      heard.push(...(await said(endpoint, `?${field}=${text}`, `${path}?${field}=${text}`)));
  if (!endpoint.body) return heard;
  for (const whole of [[], 5, 'text', null])
    heard.push(...(await said(endpoint, `body ${JSON.stringify(whole)}`, path, new Object(whole))));
  for (const [field, schema] of Object.entries(shapeOf(endpoint.body)))
    for (const { what, value } of wrongFor(schema)) {
      heard.push(...(await said(endpoint, `${field} ${what}`, path, { [field]: value })));
      if (endpoint.files)
        heard.push(...(await said(endpoint, `${field} ${what}, in a form`, path, asForm({ [field]: value }))));
    }
  return heard;
}

/** No word of these languages, and what English messages are made of. */
const englishWords = /\b(must|is required|the|with|at (most|least)|please|choose|this|isn’t|can’t|doesn’t|couldn’t)\b/i;

// The second asks again what the first was refused.
describe('every refused input', { shuffle: false }, () => {
  test('gets a plain sentence as its message', { timeout: 480_000 }, async () => {
    const bad = new Set<string>();
    for (const endpoint of site.site.endpoints)
      for (const { what, message } of await allSaid(endpoint))
        if (machine.test(message)) bad.add(`${endpoint.name}: ${what}: ${message}`);
    expect([...bad]).toEqual([]);
  });

  test('and in another language none of them in English', { timeout: 480_000 }, async () => {
    const languages = ['de', 'fr', 'es', 'ar'];
    for (const [position, code] of languages.entries()) await aLanguage(site.db, { code, position });
    site.forget();
    const english = new Set<string>();
    expect(refused.size).toBeGreaterThan(300);
    // Each is made again in one of them: that a text is there in all of them is proved of the texts themselves.
    for (const [index, { name, method, path, body, messages }] of [...refused.values()].entries()) {
      const language = languages[index % languages.length];
      const address = `${path}${path.includes('?') ? '&' : '?'}language=${language}`;
      const said = messagesOf((await ask(method, address, body)).json);
      for (const [place, message] of said.entries())
        if (message === messages[place] || englishWords.test(message)) english.add(`${name} (${language}): ${message}`);
    }
    expect([...english]).toEqual([]);
  });
});

const namelessParts = [
  ['a text', 'Content-Disposition: form-data\r\n\r\nHello'],
  ['a text with an empty name', 'Content-Disposition: form-data; name=""\r\n\r\nHello'],
  ['a file', 'Content-Disposition: form-data; filename="a.png"\r\nContent-Type: image/png\r\n\r\nHello'],
  ['a file with an empty name', 'Content-Disposition: form-data; name=""; filename="a.png"\r\n\r\nHello'],
] as const;

test.each(namelessParts)(
  '%s without a name in a form gets a message for the developer of the form',
  async (_what, part) => {
    const body = `--b\r\n${part}\r\n--b--\r\n`;
    const { headers: login } = await aLogin(site.db, { role: 'AUTHOR' });
    const headers = { ...login, 'content-type': 'multipart/form-data; boundary=b' };
    for (const { name, method, paths, files } of site.site.endpoints) {
      if (!files) continue;
      const { status, json } = await site.ask(paths[0].replace(/:\w+/g, 'x'), { method, headers, body });
      expect([name, status, json]).toEqual([name, 400, { success: false, message: 'A part of this form has no name' }]);
    }
  },
);
