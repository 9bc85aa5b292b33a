import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Access, endpoint } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import { anApp, aViewer } from '../app.fixture.ts';
import type { Viewer } from '../dependencies.ts';
import { type Implementation, implement } from './implement.ts';

const thing = (access: Access) =>
  endpoint({
    name: `change${access}`,
    summary: 'A thing',
    method: 'POST',
    paths: [`/api/${access}/:id`, `/${access}/:id`],
    access,
    params: z.object({ id: z.string() }),
    query: z.object({ count: z.string().regex(/^\d$/, 'count must be a digit').optional() }),
    body: z.object({ text: z.string().min(1, 'text is required') }),
    output: z.object({ success: z.literal(true), data: z.object({ text: z.string() }) }),
    errors: ['not_found'],
  });

/** Answers 404 for everything, so that a request that passes all checks shows it. */
const nothing = (access: Access): Implementation =>
  implement(thing(access), async () => {
    throw new Problem('not_found');
  });

describe('access to an endpoint', () => {
  const all = [null, 'USER', 'ADMIN', 'AUTHOR'] as const;
  const allowed: Record<Access, readonly (Viewer['role'] | null)[]> = {
    public: all,
    session: ['USER', 'ADMIN', 'AUTHOR'],
    owner: ['USER', 'ADMIN', 'AUTHOR'],
    'owner-or-staff': ['USER', 'ADMIN', 'AUTHOR'],
    staff: ['ADMIN', 'AUTHOR'],
    author: ['AUTHOR'],
  };
  const cases = Object.keys(allowed).flatMap((access) => all.map((role) => [access as Access, role] as const));

  test.each(cases)('of the access "%s" by the role "%s"', async (access, role) => {
    const app = await anApp({ implementations: [nothing(access)], identify: async () => role && aViewer(role) });
    const passes = allowed[access].includes(role);
    const refusal = role === null ? 401 : 403;
    for (const path of [`/api/${access}/1`, `/${access}/1`]) {
      const good = await app.inject({ method: 'POST', url: path, payload: { text: 'x' } });
      expect(good.statusCode).toBe(passes ? 404 : refusal);
      // Wrong input is told to those who may call, and to nobody else.
      for (const bad of [
        { payload: {} },
        { payload: { text: 'x' }, query: { count: 'x' } },
        { payload: '{', headers: { 'content-type': 'application/json' } },
      ]) {
        expect((await app.inject({ method: 'POST', url: path, ...bad })).statusCode).toBe(passes ? 400 : refusal);
      }
    }
  });

  test('is refused to an invalid token, even if no login is needed', async () => {
    const identify = async () => {
      throw new Problem('not_logged_in');
    };
    const app = await anApp({ implementations: [nothing('public')], identify });
    expect((await app.inject({ method: 'POST', url: '/public/1', payload: { text: 'x' } })).statusCode).toBe(401);
  });
});

test('an empty call with the content type JSON is treated like one without a type', async () => {
  const touch = endpoint({
    name: 'touch',
    summary: 'A thing is touched',
    method: 'PUT',
    paths: ['/api/touch'],
    access: 'public',
    body: z.object({ on: z.boolean().optional() }).nullish(),
    output: z.object({ success: z.literal(true) }),
    errors: [],
  });
  const app = await anApp({ implementations: [implement(touch, async () => ({ success: true as const }))] });
  const headers = { 'content-type': 'application/json' };
  expect((await app.inject({ method: 'PUT', url: '/api/touch', headers })).statusCode).toBe(200);
  for (const payload of ['{', 'null,', '{"__proto__":{"on":true}}', '{"constructor":{"prototype":{}}}'])
    expect((await app.inject({ method: 'PUT', url: '/api/touch', headers, payload })).statusCode).toBe(400);
});

describe('the start of the server is refused', () => {
  test('if a route does not declare its access, whoever registered it (G-40)', async () => {
    const plugins = [(app: { get(path: string, handler: () => string): unknown }) => app.get('/secret', () => '')];
    await expect(anApp({ plugins })).rejects.toThrow(
      'The route GET /secret does not declare who may call it (config.access).',
    );
  });

  test('if two endpoints have the same name', async () => {
    await expect(anApp({ implementations: [nothing('staff'), nothing('staff')] })).rejects.toThrow(
      'Two endpoints are called changestaff.',
    );
  });
});

describe('the answer of an endpoint', () => {
  const listThings = endpoint({
    name: 'listThings',
    summary: 'Things',
    method: 'GET',
    paths: ['/api/things'],
    access: 'public',
    output: z.object({ success: z.literal(true), data: z.array(z.object({ name: z.string() })) }),
    errors: [],
  });

  test('contains no field that the contract does not name, at any depth (T05)', async () => {
    const rows = [{ name: 'a', passwordHash: 'secret' }];
    const implementation = implement(listThings, async () => ({ success: true as const, data: rows, debug: 'secret' }));
    const app = await anApp({ implementations: [implementation] });
    expect((await app.inject('/api/things')).body).toBe('{"success":true,"data":[{"name":"a"}]}');
  });

  test('that violates the contract becomes a 500 without details', async () => {
    const implementation = implement(listThings, async () => ({
      success: true as const,
      data: [{ name: 7 as never }],
    }));
    const answer = await (await anApp({ implementations: [implementation] })).inject('/api/things');
    expect([answer.statusCode, answer.body]).toEqual([500, '{"success":false,"message":"Something went wrong"}']);
  });

  test('that depends on the viewer must not be shared by caches (T37)', async () => {
    const implementation = implement(listThings, async () => ({ success: true as const, data: [] }));
    const answer = await (await anApp({ implementations: [implementation] })).inject('/api/things');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('that creates something has the status 201', async () => {
    const make = endpoint({ ...listThings, name: 'makeThing', method: 'POST', status: 201 });
    const app = await anApp({ implementations: [implement(make, async () => ({ success: true as const, data: [] }))] });
    expect((await app.inject({ method: 'POST', url: '/api/things' })).statusCode).toBe(201);
  });
});
