import { beforeAll, describe, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();

beforeAll(async () => {
  await aDestination(site.db, { name: 'Lisbon' });
  await aDestination(site.db, { name: 'Draft', published: false });
});

const refused = '{"success":false,"message":"Please log in"}';
const badTokens = ['Bearer nonsense', 'Bearer ', 'Basic dTpw', '', 'Bearer \u00e9'];

describe.each(['/api/v3/destination/admin', '/api/v3/destination/lisbon/mine'])(
  'the call %s without a login',
  (path) => {
    const variants = ['', '?page=0', '?page=%00&limit=x', '?state=mine'];

    test.each(variants)('reveals nothing about its input: %s', async (query) => {
      const answer = await site.ask(path + query);
      expect([answer.status, answer.text]).toEqual([401, refused]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    });

    test.each(badTokens)('refuses the token %j', async (authorization) => {
      for (const query of variants) {
        const answer = await site.ask(path + query, { headers: { authorization } });
        expect([answer.status, answer.text]).toEqual([401, refused]);
      }
    });

    test('is refused with a cookie that is no session', async () => {
      const cookie = 'session=nonsense; __Host-session=nonsense';
      expect((await site.ask(path, { headers: { cookie } })).status).toBe(401);
    });

    test('is refused to HEAD as well', async () => {
      expect((await site.ask(path, { method: 'HEAD' })).status).toBe(401);
    });

    test('is refused in every spelling of its address (T03)', async () => {
      const spellings = [
        path.replace('destination', 'd%65stination'),
        path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
        `${path}#`,
        `${path}?`,
        `${path}/`,
        `/${path}`,
        path.replace('/v3/', '/v3//'),
        path.replace('/v3/', '/v3/./'),
        path.replace('/v3/', '/x/../v3/'),
        path.toUpperCase(),
        `${path};x`,
      ];
      const answers = await Promise.all(spellings.map((spelling) => site.ask(spelling)));
      // The last segment of one of them is a slug that nothing has; without pages, what is no call answers 500.
      for (const [index, { status }] of answers.entries())
        expect([spellings[index], status < 300]).toEqual([spellings[index], false]);
    });
  },
);

test('a guest gets the same refusal for a draft as for an unknown destination', async () => {
  for (const slug of ['draft', 'nowhere']) {
    const { status, text } = await site.ask(`/api/v3/destination/${slug}/mine`);
    expect([status, text]).toEqual([401, refused]);
  }
});

describe('a public read ignores who asks (G-48, T37)', () => {
  test.each(['/api/v3/destination', '/api/v3/destination/lisbon', '/api/v3/destination/lisbon/reviews'])(
    '%s',
    async (path) => {
      const plain = await site.ask(path);
      const asked = await Promise.all([
        ...badTokens.map((authorization) => site.ask(path, { headers: { authorization } })),
        site.ask(path, { headers: { cookie: 'session=someone; theme=dark' } }),
        site.ask(path, { headers: { origin: 'https://elsewhere.example', host: 'elsewhere.example' } }),
        site.ask(path, { headers: { 'x-forwarded-host': 'elsewhere.example', 'x-http-method-override': 'DELETE' } }),
      ]);
      for (const { status, text, headers } of asked) {
        expect([status, text]).toEqual([200, plain.text]);
        expect(headers.etag).toBe(plain.headers.etag);
        expect(headers['set-cookie']).toBeUndefined();
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
    },
  );
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS'])(
  'the method %s cannot be used to read',
  async (method) => {
    const answer = await site.ask('/api/v3/destination', { method });
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({ success: false, message: 'Not found' });
  },
);
