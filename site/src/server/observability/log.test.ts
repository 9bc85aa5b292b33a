import type { AddressInfo } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { anApp } from '../app.fixture.ts';
import { implement } from '../endpoints/implement.ts';
import { createLog } from './log.ts';

type Line = Record<string, unknown>;

function aLog(level: string) {
  const lines: Line[] = [];
  const log = createLog(level, {
    write: (line) => {
      expect(line.match(/\n/g)).toHaveLength(1);
      lines.push(JSON.parse(line));
    },
  });
  return { log, lines };
}

const failing = endpoint({
  name: 'failing',
  summary: 'Fails as the database would',
  method: 'GET',
  paths: ['/fails/:token'],
  access: 'public',
  params: z.object({ token: z.string() }),
  output: z.object({}),
  errors: [],
});

/** What Drizzle and PostgreSQL say when a statement fails on what somebody sent. */
function failure(): Error {
  const refused = Object.assign(new Error('invalid input syntax for type uuid: "secret\n\u001b[31mword"'), {
    code: '22P02',
    detail: 'Key (email)=(secretword) already exists.',
  });
  return new DrizzleQueryError('select * from accounts where email = $1', ['secretword'], refused);
}

async function ask(level: string, path: string, slowMs?: number): Promise<Line[]> {
  const { log, lines } = aLog(level);
  const app = await anApp({
    log,
    ...(slowMs !== undefined && { slowMs }),
    implementations: [implement(failing, () => Promise.reject(failure()))],
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  if (level === 'info') await vi.waitUntil(() => lines.some(({ msg }) => msg === 'request'), { timeout: 150_000 });
  return lines.filter(({ reqId }) => reqId);
}

test('an error is logged in one line that says where and why, without the input', async () => {
  const [line, ...more] = await ask('warn', '/fails/secretword?token=secretword');
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    level: 'error',
    msg: 'a request failed',
    err: {
      message: 'Failed query: select * from accounts where email = $1',
      stack: expect.stringContaining('log.test.ts'),
      cause: { code: '22P02', message: 'invalid input syntax for type uuid' },
    },
  });
  expect(JSON.stringify(line)).not.toMatch(/secret|word/);
});

test('a request is logged in one line at info, with the same id as its error', async () => {
  const [error, request] = await ask('info', '/fails/secretword?token=secretword');
  expect(request).toMatchObject({
    level: 'info',
    msg: 'request',
    path: '/fails/:token',
    status: 500,
    client: '127.0.0.1',
  });
  expect(request?.reqId).toBe(error?.reqId);
  expect(request?.ms).toBeGreaterThanOrEqual(0);
});

test('a slow call is logged as a warning with its route', async () => {
  const [, slow, ...more] = await ask('warn', '/fails/secretword', 0);
  expect(more).toEqual([]);
  expect(slow).toMatchObject({ level: 'warn', msg: 'slow call', route: '/fails/:token', status: 500 });
});
