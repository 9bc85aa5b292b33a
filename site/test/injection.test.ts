import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { aTeamMember } from '../src/features/about/server/about.fixture.ts';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aBanner } from '../src/features/banners/server/banner.fixture.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aReview } from '../src/features/reviews/server/review.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { type JsonSchema, shapeOf } from './calls/fuzz-requests.ts';
import type { AskOptions } from './calls/requests.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();

const mark = 'sqlmark';
/** Whatever a text would have to get out of, if it stood in a statement. */
const wordings = [
  `${mark}' or '1'='1`,
  `${mark}"; select 1; --`,
  `${mark}\\' ) union select 1 --`,
  `$$${mark}$$ desc, 1`,
];

/** Statements that hold what was sent, and how often it came as a value. */
const seen = { written: new Set<string>(), bound: 0 };
type Sent = { text?: string; values?: unknown[] };
const client = pg.Client.prototype as unknown as { query(this: pg.Client, ...input: unknown[]): unknown };
const { query } = client;
beforeAll(() => {
  client.query = function (...input) {
    const [first, second] = input as [string | Sent, unknown];
    const { text = '', values = second } = typeof first === 'string' ? { text: first } : (first ?? {});
    if (text.toLowerCase().includes(mark)) seen.written.add(text);
    if (JSON.stringify(values ?? '').includes(mark)) seen.bound += 1;
    return query.apply(this, input);
  };
});
afterAll(() => {
  client.query = query;
});

/** A value that may be taken, with the words in every text of it. */
function fitting(schema: JsonSchema, words: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return fitting(schema.anyOf[0] ?? {}, words);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'array') return [fitting(schema.items ?? {}, words)];
  if (schema.type === 'object') return fittingAll(schema.properties ?? {}, words);
  return words;
}

const fittingAll = (shape: Record<string, JsonSchema>, words: string) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, fitting(schema, words)]));

/** The ways to say the words by one call: in its path, in each field of its query, in its body. */
function sayings({ method, query, body }: Endpoint, path: string, name: string, words: string): [string, AskOptions][] {
  const place = path.replaceAll(/:\w+/g, encodeURIComponent(name));
  const inPath: [string, AskOptions] = [path.replaceAll(/:\w+/g, encodeURIComponent(words)), { method }];
  const inQuery = Object.entries(fittingAll(shapeOf(query), words)).map(([field, value]): [string, AskOptions] => [
    `${place}?${new URLSearchParams({ [field]: String(value) })}`,
    { method },
  ]);
  if (method === 'GET') return [inPath, ...inQuery];
  const json = JSON.stringify({ ...fittingAll(shapeOf(body), words), email: `${mark}@example.com` });
  const headers = { 'content-type': 'application/json' };
  return [inPath, ...inQuery, [place, { method, headers, body: json }]];
}

/** Names of things that there are, for the paths of calls. */
async function realNames(): Promise<[RegExp, string][]> {
  const { db } = site;
  const destination = await aDestination(db);
  return [
    [/review/i, (await aReview(db, destination)).id],
    [/banner/, (await aBanner(db)).id],
    [/team/, (await aTeamMember(db)).id],
    [/stor/, (await aStory(db)).id],
    [/highlight/, (await aHighlight(db)).id],
    [/./, destination.id],
  ];
}

test('no input, in any field of any call, becomes part of an SQL statement (G-47, T30)', async () => {
  const failed: string[] = [];
  for (const words of wordings) {
    const names = await realNames();
    const { headers: login } = await aLogin(site.db, { role: 'AUTHOR' });
    for (const endpoint of site.site.endpoints)
      for (const path of endpoint.paths) {
        // These would end the caller's session.
        if (/\/(logout|account|updatePassword)$/.test(path)) continue;
        const name = names.find(([of]) => of.test(path))?.[1] ?? '';
        for (const [address, options] of sayings(endpoint, path, name, words)) {
          const headers = { ...login, accept: 'application/json', ...options.headers };
          const { status, text } = await site.ask(address, { ...options, headers });
          if (status >= 500) failed.push(`${endpoint.method} ${address}: ${status} ${text}`);
        }
      }
  }
  expect(failed).toEqual([]);
  expect([...seen.written]).toEqual([]);
  console.log(JSON.stringify({ goal: 'G-47', load: `${wordings.length} wordings`, counts: { bound: seen.bound } }));
  expect(seen.bound).toBeGreaterThan(200);
});
