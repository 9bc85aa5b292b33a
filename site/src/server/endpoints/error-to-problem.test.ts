import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { DatabaseUnavailableError } from '@trekker/database/errors.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { Problem, type ProblemCode, problemStatus } from '../../contract/problem.ts';
import { anApp } from '../app.fixture.ts';
import { implement } from './implement.ts';

const call = endpoint({
  name: 'doThing',
  summary: 'Does a thing',
  method: 'POST',
  paths: ['/api/thing'],
  access: 'public',
  body: z.object({ text: z.string(), inner: z.object({ list: z.array(z.int()) }).optional() }),
  output: z.object({ success: z.literal(true) }),
  errors: [],
});

async function answerTo(failure: unknown) {
  const implementation = implement(call, async () => {
    throw failure;
  });
  const app = await anApp({ implementations: [implementation] });
  return app.inject({ method: 'POST', url: '/api/thing', payload: { text: 'x' } });
}

describe('a failure', () => {
  test.each(Object.keys(problemStatus) as ProblemCode[])(
    '%s has the status of its problem and is never cached',
    async (code) => {
      const answer = await answerTo(new Problem(code, 'A sentence'));
      expect([answer.statusCode, answer.json()]).toEqual([
        problemStatus[code],
        { success: false, message: 'A sentence' },
      ]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-request-id': expect.any(String),
        'x-content-type-options': 'nosniff',
      });
    },
  );

  test.each([
    ['the media', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
    [
      'the database',
      new Error('wrapped', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) }),
    ],
  ])('of %s on a full disk is reported as such, with a time to retry', async (_whose, failure) => {
    const answer = await answerTo(failure);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(answer.json().message).toBe('The disk is almost full. Nothing can be saved right now.');
  });

  test('of a rate limit says how long to wait', async () => {
    const answer = await answerTo(new Problem('too_many', undefined, { retryAfterSeconds: 30 }));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '30']);
  });

  const query = 'select password_hash from accounts';
  const causes: [string, unknown][] = [
    ['an error', Object.assign(new Error(`${query} at /srv/site/main.ts:7`), { code: '42601' })],
    ['a wrapped error', new Error(`Failed query: ${query}`, { cause: new Error('relation "accounts"') })],
    ['an error with a status of its own', Object.assign(new Error(query), { statusCode: 418 })],
    ['a file system error', Object.assign(new Error(`ENOENT: ${import.meta.filename}`), { code: 'ENOENT' })],
    ['a text', query],
    ['nothing', undefined],
  ];
  test.each(causes)('that was not expected reveals nothing: %s (T42)', async (_, cause) => {
    const answer = await answerTo(cause);
    expect([answer.statusCode, answer.body]).toEqual([500, '{"success":false,"message":"Something went wrong"}']);
    expect(JSON.stringify(answer.headers)).not.toMatch(/select|\.ts|accounts/);
  });

  const away: [string, unknown][] = [
    ['refused', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
    ['wrapped', new Error('Failed query', { cause: new DatabaseUnavailableError('gone') })],
    ['shutting down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ];
  test.each(away)('of the database is 503 with a time to retry: %s', async (_, cause) => {
    const answer = await answerTo(cause);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({ success: false, message: 'The service is busy. Try again in a moment.' });
  });
});

describe('a request that does not match the endpoint is refused:', () => {
  const cases: [name: string, status: number, message: string, type: string, body: string][] = [
    ['broken JSON', 400, 'We couldn’t read this request', 'application/json', '{"text":'],
    ['no body', 400, 'We couldn’t read this request', 'application/json', ''],
    ['another type', 415, 'This type isn’t supported', 'text/xml', '<text/>'],
    ['a type with junk behind it', 415, 'This type isn’t supported', 'application/json garbage', '{"text":"x"}'],
    ['a prototype', 400, 'We couldn’t read this request', 'application/json', '{"__proto__":{"text":"x"}}'],
    ['too much', 413, 'Too large', 'application/json', JSON.stringify({ text: 'a'.repeat(300_000) })],
  ];
  test.each(cases)('%s', async (_, status, message, type, payload) => {
    const app = await anApp({ implementations: [implement(call, async () => ({ success: true as const }))] });
    const answer = await app.inject({ method: 'POST', url: '/api/thing', headers: { 'content-type': type }, payload });
    expect([answer.statusCode, answer.json()]).toEqual([status, { success: false, message }]);
  });

  test('with each wrong field by its path', async () => {
    const app = await anApp({ implementations: [implement(call, async () => ({ success: true as const }))] });
    const payload = { inner: { list: [1, 'x'] } };
    const { errors } = (await app.inject({ method: 'POST', url: '/api/thing', payload })).json();
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['text', 'inner.list.1']);
  });
});

describe('a message that is no HTTP (T67)', () => {
  test.each([
    ['garbage', 'GARBAGE\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('gets the usual error answer: %s', async (_, request, status) => {
    const app = await anApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(request);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/x-request-id: \S+\r\n/);
    expect(answer).toMatch(/x-content-type-options: nosniff\r\n/);
    expect(answer.split('\r\n\r\n')[1]).toBe('{"success":false,"message":"We couldn’t read this request"}');
  });
});
