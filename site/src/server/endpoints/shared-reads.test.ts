import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import { implement } from './implement.ts';
import { createSharedReads } from './shared-reads.ts';

const readThing = endpoint({
  name: 'readThing',
  summary: 'A thing',
  method: 'GET',
  paths: ['/api/thing/:slug'],
  access: 'public',
  params: z.object({ slug: z.string() }),
  query: z.object({ page: z.string().regex(/^\d$/, 'page must be a digit').optional() }),
  output: z.object({ success: z.literal(true), data: z.object({ name: z.string(), page: z.string() }) }),
  errors: ['not_found'],
  cacheTags: ({ data }) => [`thing:${data.name}`],
});

type Thing = { name: string; page: string };

function reader(make: (slug: string) => Thing = (name) => ({ name, page: '' }), allowedOrigins: string[] = []) {
  const [observe, onUnforeseen] = [vi.fn(), vi.fn()];
  const call = implement(readThing, async ({ params, query }) => ({
    success: true as const,
    data: { ...make(params.slug), ...(query.page && { page: query.page }) },
  }));
  return {
    read: createSharedReads({ implementations: [call], allowedOrigins, observe, onUnforeseen }),
    observe,
    onUnforeseen,
  };
}

const json = (body: Buffer) => JSON.parse(body.toString());

test('the answer of a shared read has the fields of its contract, and its cache tags', async () => {
  const { read, observe } = reader((name) => Object.assign({ name, page: '1' }, { password: 'secret' }));
  const answer = await read('/api/thing/%C3%A9vora?page=2');
  expect(json(answer.body)).toEqual({ success: true, data: { name: 'évora', page: '2' } });
  expect(answer.tags).toEqual(['thing:évora']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.vary).toBeUndefined();
  expect(observe).toHaveBeenCalledWith({
    method: 'GET',
    route: '/api/thing/:slug',
    status: 200,
    ms: expect.any(Number),
  });
});

test('if other origins are allowed, a shared read varies by origin', async () => {
  expect((await reader(undefined, ['https://a.example']).read('/api/thing/a')).headers.vary).toBe('Origin');
});

test.each([
  ['an address of no call', '/api/other', 404],
  ['a parameter longer than any name', `/api/thing/${'a'.repeat(401)}`, 404],
  ['input that is refused', '/api/thing/a?page=no', 400],
  ['input that comes twice', '/api/thing/a?page=1&page=2', 400],
])('%s gets the usual error answer, which is not cached', async (_, address, status) => {
  const { read, observe, onUnforeseen } = reader();
  const answer = await read(address);
  expect(answer).toMatchObject({ status, tags: null, headers: { 'cache-control': 'private, no-store' } });
  expect(json(answer.body).success).toBe(false);
  expect(observe).toHaveBeenCalledWith(expect.objectContaining({ status }));
  expect(onUnforeseen).not.toHaveBeenCalled();
});

test.each([
  ['a problem that was foreseen', new Problem('not_found', 'No such thing'), 404, 'No such thing', 0],
  ['anything else', new TypeError('x is undefined'), 500, 'Something went wrong', 1],
])(
  'a shared read that fails is answered and logged as an error only if unexpected: %s',
  async (_, error, status, message, unforeseen) => {
    const { read, onUnforeseen } = reader(() => {
      throw error;
    });
    const answer = await read('/api/thing/a');
    expect([answer.status, json(answer.body)]).toEqual([status, { success: false, message }]);
    expect(onUnforeseen).toHaveBeenCalledTimes(unforeseen);
  },
);

test('the answer of a shared read that violates its contract is not sent', async () => {
  const { read, onUnforeseen } = reader(() => ({ name: 'a', page: 7 as never }));
  expect((await read('/api/thing/a')).status).toBe(500);
  expect(onUnforeseen).toHaveBeenCalledOnce();
});
