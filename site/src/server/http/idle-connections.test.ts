import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';

/** Each takes two file descriptors here, since both ends are in this process. */
const count = 5000;
const site = testSite();

async function idle(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {});
  await once(socket, 'connect');
  return socket.resume();
}

test('thousands of idle connections keep nobody out and are closed (T65)', async () => {
  const port = Number(new URL(site.origin).port);
  const before = process.memoryUsage.rss();
  const sockets: Socket[] = [];
  while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => idle(port)))));
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.ask('/api/v3/destination')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const grownMb = Math.round((process.memoryUsage.rss() - before) / 2 ** 20);
  console.log(JSON.stringify({ goal: 'T65', load: `${count} idle connections`, counts: { grownMb } }));
  expect(grownMb).toBeLessThan(256);
  const started = performance.now();
  await expect.poll(() => sockets.filter(({ closed }) => !closed).length).toBe(0);
  console.log(`gone after ${Math.round((performance.now() - started) / 1000)} s`);
});
