import { describe, expect, test, vi } from 'vitest';
import { limits } from '../src/contract/limits.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();

type Documented = Record<
  string,
  Record<string, { operationId: string; summary: string; responses: object; parameters?: { name: string }[] }>
>;

async function documented(): Promise<Documented> {
  const { status, headers, json } = await site.ask('/openapi.json');
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(json).toMatchObject({ openapi: expect.stringMatching(/^3\./), info: { title: 'Trekker' } });
  return json.paths;
}

/** What the framework really answers, told by itself. */
function routes(): string[] {
  const lines = site.site.app.printRoutes({ commonPrefix: false }).split('\n');
  return lines.flatMap((line) => {
    const found = /^(?:├── |└── )(\/(?:api|story|banner|highlight|about|contact|web-contact-del)\S*) \((.+)\)/.exec(
      line,
    );
    if (!found) return [];
    const [, path = '', methods = ''] = found;
    return methods
      .split(', ')
      .flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${path.replace(/:(\w+)/g, '{$1}')}`]));
  });
}

describe('/openapi.json', () => {
  test('describes every call', async () => {
    const told = Object.entries(await documented()).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes().length).toBeGreaterThan(8);
    expect(told.sort()).toEqual(expect.arrayContaining(routes()));
    expect(told).toContain('GET /api/v3/destination/{slug}/map.svg');
  });

  test('gives each call a name of its own, a sentence, its parameters and its answer', async () => {
    const operations = Object.values(await documented()).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId, summary } of operations)
      expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/\w/)]);
    const list = (await documented())['/api/v3/destination']?.get;
    expect(list?.parameters?.map(({ name }) => name).sort()).toEqual([
      'limit',
      'month',
      'page',
      'q',
      'region',
      'sort',
      'tags',
    ]);
    expect(JSON.stringify(list)).toContain('SuggestedDuration');
    expect(JSON.stringify(list)).toContain('"oceania"');
  });
});

test('no call answers with a spreadsheet, in which a cell could be a formula (T40)', () => {
  const types = new Set(site.site.endpoints.map(({ contentType = 'application/json' }) => contentType.split(';')[0]));
  expect([...types].filter((type) => /csv|excel|sheet|tab-separated/.test(String(type)))).toEqual([]);
  expect(types).toContain('application/json');
});

test('/docs lists every call for people, without a script', async () => {
  const { status, headers, text } = await site.ask('/docs');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(text).not.toContain('<script');
  for (const path of Object.keys(await documented())) expect(text).toContain(path);
});

test.each(['/openapi.json', '/docs'])(
  '%s is produced once, and counts towards the general rate limit (T65)',
  async (path) => {
    const strict = await site.twin({ rateLimitScale: 0.01 });
    const describe = vi.spyOn(strict.site.app, 'swagger');
    const most = limits.calls.most / 100;
    const statuses: number[] = [];
    for (let turn = 0; turn <= most; turn += 1) statuses.push((await strict.ask(path)).status);
    await strict.close();
    expect(statuses).toEqual([...Array(most).fill(200), 429]);
    expect(describe).toHaveBeenCalledTimes(1);
  },
);
