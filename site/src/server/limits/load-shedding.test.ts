import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Access, endpoint } from '../../contract/endpoint.ts';
import { anApp, aViewer } from '../app.fixture.ts';
import { implement } from '../endpoints/implement.ts';
import { createLoadShedder } from './load-shedding.ts';

const call = (name: string, access: Access) =>
  endpoint({
    name,
    summary: 'x',
    method: 'POST',
    paths: [`/api/${name}`],
    access,
    errors: [],
    body: z.object({ text: z.string() }),
    output: z.object({ success: z.literal(true) }),
  });

test('calls beyond what a process can handle are refused at once; staff and others have separate limits', async () => {
  const finish = Promise.withResolvers<void>();
  let working = 0;
  const handler = async () => {
    working += 1;
    await finish.promise;
    return { success: true as const };
  };
  const loadShedder = createLoadShedder({ public: 1, staff: 2, others: 5 });
  const implementations = [implement(call('write', 'public'), handler), implement(call('manage', 'staff'), handler)];
  const app = await anApp({ implementations, loadShedder, identify: async () => aViewer('ADMIN') });
  const send = async (url: string, payload: object = { text: 'x' }) => app.inject({ method: 'POST', url, payload });

  const five = Array.from({ length: 5 }, () => send('/api/write'));
  await expect.poll(() => working).toBe(5);
  for (const refused of await Promise.all(Array.from({ length: 20 }, () => send('/api/write')))) {
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json().message).toBe('The service is busy. Try again in a moment.');
  }
  const staff = send('/api/manage');
  await expect.poll(() => working).toBe(6);

  finish.resolve();
  for (const answer of await Promise.all([...five, staff])) expect(answer.statusCode).toBe(200);
  // A call that fails gives its place back as well.
  for (let time = 0; time < 6; time += 1) expect((await send('/api/write', {})).statusCode).toBe(400);
  expect((await send('/api/write')).statusCode).toBe(200);
});

test('calls that arrive at the same moment are counted before their viewers are known', async () => {
  const known = Promise.withResolvers<null>();
  const app = await anApp({
    implementations: [implement(call('write', 'public'), async () => ({ success: true as const }))],
    loadShedder: createLoadShedder({ public: 1, staff: 1, others: 3 }),
    identify: () => known.promise,
  });
  const answers = Array.from({ length: 10 }, () =>
    app.inject({ method: 'POST', url: '/api/write', payload: { text: 'x' } }),
  );
  let refused = 0;
  for (const answer of answers) void answer.then(({ statusCode }) => (refused += statusCode === 503 ? 1 : 0));
  await expect.poll(() => refused).toBe(7);
  known.resolve(null);
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
});
